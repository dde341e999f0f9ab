/** The entries of a page; pages start at 1. */
export const slicePage = <Entry>(
  entries: readonly Entry[],
  { page, size }: { page: number; size: number },
): Entry[] => entries.slice((page - 1) * size, page * size);
