import { ClauseTitle } from '@share/ui';
import styles from './RankedList.module.css';

interface RankedItem {
  href: string;
  title: string;
  /** Where the title may break (`titleWords`). */
  titleWords?: string | undefined;
  /** Place in the order, from 1. */
  rank: number;
  /** Makes the row count as seen once (the exposure observer reads `data-exposure`). */
  exposureId?: string;
}

/** Titles in an order that matters; the first three stand out. */
export const RankedList = ({ items }: { items: RankedItem[] }) => (
  <ol className={styles.ranks} role="list">
    {items.map(({ href, title, titleWords, rank, exposureId }) => (
      <li key={rank}>
        <a href={href} data-exposure={exposureId}>
          <span data-top={rank <= 3 ? '' : undefined}>{rank}</span>
          <ClauseTitle text={title} words={titleWords} />
        </a>
      </li>
    ))}
  </ol>
);
