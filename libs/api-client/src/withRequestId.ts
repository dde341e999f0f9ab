import type { Middleware } from 'openapi-fetch';

/** The CORS policy of these services does not allow the header (spec §7, R19). */
const omittedPaths = [
  '/law/v1/api/share/question/detail',
  '/law/v1/api/share/question/answerlist',
  '/peony/v1/picho/v1/open/',
  '/circle/v1/api/share/content/detail',
];

/** Interceptor: sends `X-Request-Id`, the id of the browser or, on the server, of the request being answered. */
export const withRequestId = (requestId: () => string): Middleware => ({
  onRequest({ request, schemaPath }) {
    if (omittedPaths.some((path) => schemaPath.includes(path))) return;
    request.headers.set('X-Request-Id', requestId());
  },
});
