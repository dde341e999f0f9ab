import { LRUCache } from 'lru-cache';

/** Pages that have been made, by their item, or by their key where they show none. */
export interface KnownPages {
  /** The path at which the page is; undefined: it was not made so far. */
  pathOf(name: string): string | undefined;
  add(name: string, path: string): void;
}

const maxPages = 10_000;

/** Remembers where the latest ten thousand pages are: many more than the cache has room for. */
export const createKnownPages = (): KnownPages => {
  const paths = new LRUCache<string, string>({ max: maxPages });
  return {
    pathOf: (name) => paths.get(name),
    add: (name, path) => void paths.set(name, path),
  };
};
