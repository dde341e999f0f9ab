/** SWR keys of the lists that several pages show; one page of a list is one entry. */
export const cardKeys = {
  hot: (page: number) => ['cards', 'hot', page] as const,
  picks: (page: number) => ['cards', 'picks', page] as const,
  recommended: (page: number) => ['cards', 'recommended', page] as const,
};

/** Page size of recommendations (spec §9); the other lists use the same. */
export const listPageSize = 10;
