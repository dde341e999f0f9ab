/** SWR keys of what a detail page reads in the browser; one page of a list is one entry. */
export const contentKeys = {
  hot: (page: number) => ['content', 'hot', page] as const,
  picks: (page: number) => ['content', 'picks', page] as const,
  special: (specialId: string) => ['content', 'special', specialId] as const,
  specialGroup: (specialId: string, groupId: string, page: number) =>
    ['content', 'special', specialId, groupId, page] as const,
  recommended: (page: number) => ['content', 'recommended', page] as const,
};

/** Page size of recommendations (spec §9); the other lists use the same. */
export const listPageSize = 10;
