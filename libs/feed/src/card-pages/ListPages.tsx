import { CardList, type CardView, type ListKey, type ListPage } from '@share/content-cards';
import { CardPages } from './CardPages';
import { uniqueCards } from './uniqueCards';

interface ListPagesProps {
  listKey: ListKey;
  pages: ListPage<CardView>[];
}

/** The pages of a list that shows nothing but cards. */
export const ListPages = ({ listKey, pages }: ListPagesProps) => (
  <CardPages
    listKey={listKey}
    pages={uniqueCards(pages.map(({ items }) => items)).map((cards) => (
      <CardList key={cards[0]?.id} cards={cards} />
    ))}
  />
);
