import { LRUCache } from 'lru-cache';
import { createPageResponse } from './createPageResponse';
import type { PageResponse } from './createPageResponse';
import type { NoteAge } from './RenderPage';

/** They live beside the page cache, so they have memory of their own. */
const maxBytes = 20 * 1024 * 1024;

/**
 * Cached pages with a note of their age, for readers who get them because the platform does not answer. One is made when a page is
 * first sent like this, and kept for the next readers; its entity tag is its own.
 */
export const createAgedPages = (noteAge: NoteAge) => {
  const aged = new LRUCache<PageResponse, PageResponse>({
    maxSize: maxBytes,
    // The page itself may have left the cache; both bodies are compressed, too.
    sizeCalculation: ({ bodies }) => bodies.bytes() * 3 + 1,
  });
  return {
    /** @param madeAt milliseconds since 1970 */
    async of(page: PageResponse, madeAt: number): Promise<PageResponse> {
      const known = aged.get(page);
      if (known) return known;
      const { status, headers, route, degraded, lifetime, failed, bodies } = page;
      const init = { status, headers, route, degraded, lifetime, failed };
      const html = (await bodies.in('identity')).toString();
      const noted = createPageResponse(Buffer.from(noteAge(html, madeAt)), init);
      aged.set(page, noted);
      return noted;
    },
  };
};
