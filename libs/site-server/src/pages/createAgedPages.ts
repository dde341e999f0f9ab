import { createPageResponse } from './createPageResponse';
import type { PageResponse } from './createPageResponse';
import type { NoteAge } from './RenderPage';

/**
 * Cached pages with a note of their age, for readers who get them because the platform does not answer. One is made when a page is
 * first sent like this, and kept as long as the page; its entity tag is its own.
 */
export const createAgedPages = (noteAge: NoteAge) => {
  const aged = new WeakMap<PageResponse, PageResponse>();
  return {
    /** @param madeAt milliseconds since 1970 */
    of(page: PageResponse, madeAt: number): PageResponse {
      const known = aged.get(page);
      if (known) return known;
      const { etag: _, cacheControl: __, raw, bodies: ___, ...init } = page;
      const noted = createPageResponse(noteAge(raw.toString(), madeAt), init);
      aged.set(page, noted);
      return noted;
    },
  };
};
