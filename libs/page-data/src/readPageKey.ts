import type { ListKey } from './ListPage';

/** The list and the number of the page in a key of `toPageKey`. */
export const readPageKey = (key: string): { listKey: ListKey; page: number } => {
  const parts = JSON.parse(key) as [...string[], number];
  return { listKey: parts.slice(0, -1) as string[], page: parts[parts.length - 1] as number };
};
