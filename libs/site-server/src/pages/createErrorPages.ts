import type { PageResponse } from './createPageResponse';
import type { ResponseFactory } from './createResponseFactory';
import type { RenderError } from './PageResult';

/** Stands for the id of a request in pages that are rendered for many; an id needs no escaping anywhere in a document. */
const anyRequestId = 'id-of-this-request';

/** The error pages of the site. */
export interface ErrorPages {
  of(status: number, requestId: string): PageResponse;
}

/**
 * Creates the error pages: one per status is rendered, and made anew when the app's 404 page has changed. Otherwise the
 * visitors that a busy server refuses would cost it the time for those it serves.
 */
export const createErrorPages = (
  renderError: RenderError,
  responses: Pick<ResponseFactory, 'fromError'>,
): ErrorPages => {
  const rendered = new Map<number, ReturnType<RenderError>>();
  let notFoundPage: PageResponse | undefined;

  const current = (): PageResponse => {
    const notFound = renderError({ status: 404, requestId: '' });
    if (!notFoundPage || notFound !== rendered.get(404)) {
      rendered.clear();
      rendered.set(404, notFound);
      notFoundPage = responses.fromError(404, notFound);
    }
    return notFoundPage;
  };

  return {
    of(status, requestId) {
      const notFound = current();
      if (status === 404) return notFound;
      const page = rendered.get(status) ?? renderError({ status, requestId: anyRequestId });
      rendered.set(status, page);
      const html = page.html.map((piece) => piece.replaceAll(anyRequestId, requestId));
      return responses.fromError(status, { ...page, html });
    },
  };
};
