/** Business constants (spec §9). */
export const contentCardsConstants = {
  /** Recommendations on one page; hot and recommended lists have the same. */
  listPageSize: 10,
} as const;
