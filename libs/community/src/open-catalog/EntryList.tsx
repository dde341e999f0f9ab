import { CardList, FormerPage, MoreCards, withTime } from '@share/content-cards';
import { useMemo } from 'react';
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
  const { items } = list;
  const cards = useMemo(() => items.map((card) => withTime(card, now)), [items, now]);
  return (
    <>
      <FormerPage start={from} hrefOf={source.pathOf} />
      <CardList cards={cards} />
      <MoreCards list={list} nextHref={source.pathOf(from + 1)} />
    </>
  );
};
