import { LRUCache } from 'lru-cache';
import type { HeaderList } from '@share/http-server';
import { createPageResponse } from './createPageResponse';
import type { PageResponse } from './createPageResponse';

/** They live beside the page cache, so they have memory of their own. */
const maxBytes = 20 * 1024 * 1024;

/**
 * Cached pages with a change to their documents, for visitors who need another one: a note about their age, other sizes of
 * pictures, or another script. One is made when a page is first sent like this, once for all waiting requests, and cached for later ones; its entity
 * tag is its own.
 */
export const createRewrittenPages = <Context = undefined>(
  rewrite: (html: string, context: Context) => string,
  toHeaders = (headers: HeaderList) => headers,
) => {
  const make = async (page: PageResponse, context: Context): Promise<PageResponse> => {
    const { status, headers, route, degraded, lifetime, failed, bodies } = page;
    const html = (await bodies.plain()).toString();
    const init = { status, headers: toHeaders(headers), route, degraded, lifetime, failed };
    return createPageResponse(Buffer.from(rewrite(html, context)), init);
  };
  const rewritten = new LRUCache<PageResponse, PageResponse, { of: Context }>({
    maxSize: maxBytes,
    // The page itself may have left the cache; both bodies are compressed, too.
    sizeCalculation: ({ bodies }) => bodies.bytes() * 3 + 1,
    fetchMethod: (page, _cached, { context }) => make(page, context.of),
  });
  return {
    of: (page: PageResponse, context: Context): Promise<PageResponse> =>
      rewritten.forceFetch(page, { context: { of: context } }),
  };
};
