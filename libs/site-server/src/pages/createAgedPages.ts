import { LRUCache } from 'lru-cache';
import { createPageResponse } from './createPageResponse';
import type { PageResponse } from './createPageResponse';
import type { NoteAge } from './RenderPage';

/** They live beside the page cache, so they have memory of their own. */
const maxBytes = 20 * 1024 * 1024;

/**
 * Cached pages with a note of their age, for readers who get them because the platform does not answer. One is made when a page is
 * first sent like this, once for everybody who waits, and kept for the next readers; its entity tag is its own.
 */
export const createAgedPages = (noteAge: NoteAge) => {
  const note = async (page: PageResponse, madeAt: number): Promise<PageResponse> => {
    const { status, headers, route, degraded, lifetime, failed, bodies } = page;
    const html = (await bodies.plain()).toString();
    const init = { status, headers, route, degraded, lifetime, failed };
    return createPageResponse(Buffer.from(noteAge(html, madeAt)), init);
  };
  const aged = new LRUCache<PageResponse, PageResponse, number>({
    maxSize: maxBytes,
    // The page itself may have left the cache; both bodies are compressed, too.
    sizeCalculation: ({ bodies }) => bodies.bytes() * 3 + 1,
    fetchMethod: (page, _kept, { context: madeAt }) => note(page, madeAt),
  });
  return {
    /** @param madeAt milliseconds since 1970 */
    of: (page: PageResponse, madeAt: number): Promise<PageResponse> =>
      aged.forceFetch(page, { context: madeAt }),
  };
};
