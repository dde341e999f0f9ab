import type { MatchesKey } from '@share/cache';
import type { PageSubject } from '@share/site-paths/server';
import type { HeaderList } from '@share/http-server';

/** What is purged: the page of a thing, a kind of page, or with neither all. */
export interface Purge {
  kind?: string | undefined;
  id?: string | undefined;
}

/** Names of the caches of pages; every other cache has data. */
export const pageCacheNames = { ordinary: 'page', unknown: 'unknown page' } as const;
const namesOfPages: readonly string[] = Object.values(pageCacheNames);
export const isPageCache = (name: string): boolean => namesOfPages.includes(name);

/** As part of a header and of a regular expression; what else an id may have is encoded. */
const encode = (id: string) =>
  encodeURIComponent(id).replaceAll(
    /[!'()*~]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** The tag of what is purged: `doc/wetland1`, `doc`, or `page`, which every page has. */
export const toTag = ({ kind = 'page', id }: Purge): string => (id ? `${kind}/${encode(id)}` : kind);

/** `xkey` for Varnish and `Cache-Tag` for the networks that sell it: all tags of a page. */
export const toTagHeaders = ({ kind, id }: PageSubject): HeaderList => {
  const tags = ['page', kind, ...(id ? [toTag({ kind, id })] : [])];
  return ['xkey', tags.join(' '), 'Cache-Tag', tags.join()];
};

/** The key of a page: its tag comes first, so that a purge finds it by its key alone. */
export const toPageKey = (subject: PageSubject, path: string, query: URLSearchParams): string =>
  `${toTag(subject)} ${path}?${query}`;

const isPageOf = (key: string, { kind, id }: Purge): boolean => {
  if (!kind) return true;
  const tag = key.slice(0, key.indexOf(' '));
  return id ? tag === toTag({ kind, id }) : tag.split('/', 1)[0] === kind;
};

/** Data of a thing have its id in their name; a kind of page may be made of any data. */
const isDataOf = (name: string, { id }: Purge): boolean => !id || name.split(/[ /]/).includes(id);

/** The values that a purge means. */
export const toPurgeMatch =
  (purge: Purge): MatchesKey =>
  (name, key) =>
    isPageCache(name) ? isPageOf(key, purge) : isDataOf(key, purge);
