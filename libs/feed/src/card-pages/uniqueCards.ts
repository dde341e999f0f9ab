import type { CardView } from '@share/content-cards';

/** The cards of each page without those that stand above them: a list that grows in between moves items to the next page. */
export const uniqueCards = (pages: readonly (readonly CardView[])[]): CardView[][] => {
  const seen = new Set<string>();
  return pages.map((cards) =>
    cards.filter(({ id }) => {
      if (seen.has(id)) return false;
      seen.add(id);
      return true;
    }),
  );
};
