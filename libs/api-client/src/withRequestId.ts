import type { Middleware } from 'openapi-fetch';

/** These services do not admit the header (spec §7, R19). */
const omittedPaths = [
  '/law/v1/api/share/question/detail',
  '/law/v1/api/share/question/answerlist',
  '/peony/v1/picho/v1/open/',
  '/circle/v1/api/share/content/detail',
];

/** Interceptor: every call names the browser, or on the server the request, it was made for (`X-Request-Id`). */
export const withRequestId = (requestId: () => string): Middleware => ({
  onRequest({ request, schemaPath }) {
    if (omittedPaths.some((path) => schemaPath.includes(path))) return;
    request.headers.set('X-Request-Id', requestId());
  },
});
