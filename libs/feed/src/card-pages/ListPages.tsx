import { listName, type ListKey, type ListPage } from '@share/page-data';
import { CardList, type CardView } from '@share/content-cards';
import { useMemo } from 'react';
import { CardPages } from './CardPages';
import { toParts } from './toParts';
import { uniqueCards } from './uniqueCards';

interface ListPagesProps {
  listKey: ListKey;
  pages: ListPage<CardView>[];
}

const showCards = (cards: CardView[]) => <CardList key={cards[0]?.id} cards={cards} />;

/** The pages of a list that shows nothing but cards. */
export const ListPages = ({ listKey, pages }: ListPagesProps) => {
  const shown = useMemo(
    () => uniqueCards(pages.map(({ items }) => items)).map((cards) => toParts(cards).map(showCards)),
    [pages],
  );
  return <CardPages name={listName(listKey)} pages={shown} />;
};
