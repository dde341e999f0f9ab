import styles from './RankedList.module.css';

interface RankedItem {
  href: string;
  title: string;
  /** Place in the order, from 1. */
  rank: number;
  /** Makes the row count as seen once (the exposure observer reads `data-exposure`). */
  exposureId?: string;
}

/** Titles in an order that matters; the first three stand out. */
export const RankedList = ({ items }: { items: RankedItem[] }) => (
  <ol className={styles.ranks} role="list">
    {items.map(({ href, title, rank, exposureId }) => (
      <li key={rank}>
        <a href={href} data-exposure={exposureId}>
          <span data-top={rank <= 3 ? '' : undefined}>{rank}</span>
          <span>{title}</span>
        </a>
      </li>
    ))}
  </ol>
);
