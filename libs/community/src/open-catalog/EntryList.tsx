import { CardList, cardsAt, FormerPage, MoreCards } from '@share/content-cards';
import { entriesOf, type EntriesOf } from '../data/entriesOf';
import { useListFrom } from '../data/listFrom';

export interface EntryListProps {
  of: EntriesOf;
  /** Number of the page that the address names. */
  from: number;
  /** Milliseconds; when the page was made. */
  now: number;
  siteOrigin: string;
}

/** Entries of a catalogue or a chapter, in its order. */
export const EntryList = ({ of, from, now, siteOrigin }: EntryListProps) => {
  const source = entriesOf(of);
  const list = useListFrom(source, { from, siteOrigin });
  const { items } = cardsAt({ items: list.items, total: list.items.length }, now);
  return (
    <>
      <FormerPage start={from} hrefOf={source.pathOf} />
      <CardList cards={items} />
      <MoreCards list={list} nextHref={source.pathOf(from + 1)} />
    </>
  );
};
