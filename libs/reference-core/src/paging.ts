/** Pages start at 1. */
export interface Paging {
  page: number;
  size: number;
}

/** The entries of a page, as `Store.list` takes them. */
export const toRange = ({ page, size }: Paging) => ({ limit: size, offset: (page - 1) * size });

/** The entries of a page of a list in memory. */
export const slicePage = <Entry>(entries: readonly Entry[], { page, size }: Paging): Entry[] =>
  entries.slice((page - 1) * size, page * size);
