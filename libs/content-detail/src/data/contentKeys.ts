/** SWR keys of what a detail page reads in the browser; one page of a list is one entry. */
export const contentKeys = {
  special: (specialId: string) => ['content', 'special', specialId] as const,
  specialGroup: (specialId: string, groupId: string, page: number) =>
    ['content', 'special', specialId, groupId, page] as const,
};
