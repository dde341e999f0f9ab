import type { PageResponse } from './createPageResponse';
import type { ResponseFactory } from './createResponseFactory';
import type { RenderError } from './RenderPage';

/** Creates the function that gives the 404 page: one for everybody, made anew when what the app renders has changed. */
export const createNotFoundPage = (
  renderError: RenderError,
  responses: Pick<ResponseFactory, 'fromError'>,
): (() => PageResponse) => {
  let rendered: ReturnType<RenderError> | undefined;
  let page: PageResponse | undefined;
  return () => {
    const next = renderError({ status: 404, requestId: '' });
    if (!page || next !== rendered) page = responses.fromError(404, next);
    rendered = next;
    return page;
  };
};
