import { ClauseTitle } from '@share/ui';
import { Entry, Item, Rank } from './RankedList.styles';

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
  <ol role="list">
    {items.map(({ href, title, titleWords, rank, exposureId }) => (
      <Item key={rank}>
        <Entry href={href} data-exposure={exposureId}>
          <Rank data-top={rank <= 3 ? '' : undefined}>{rank}</Rank>
          <ClauseTitle text={title} words={titleWords} />
        </Entry>
      </Item>
    ))}
  </ol>
);
