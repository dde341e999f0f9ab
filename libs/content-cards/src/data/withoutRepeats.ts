/** Items of several pages in their order, each once: a list that grows in between moves items to the next page. */
export const withoutRepeats = <Item extends { id: string }>(items: readonly Item[]): Item[] => [
  ...new Map(items.map((item) => [item.id, item])).values(),
];
