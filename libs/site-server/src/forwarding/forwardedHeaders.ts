import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import type { HeaderList } from '../csp/securityHeaders';

/** Request headers passed on to the platform. No cookies, no internal headers. */
const requestHeaders = [
  'accept',
  'accept-encoding',
  'accept-language',
  'authorization',
  'content-type',
  'idempotency-key',
  'if-match',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'origin',
  'range',
  'sec-fetch-mode',
  'sec-fetch-site',
  'traceparent',
  'user-agent',
];

/** Response headers passed on to the browser. No cookies, nothing about the platform's software. */
const responseHeaders = [
  'accept-ranges',
  'content-encoding',
  'content-language',
  'content-length',
  'content-range',
  'content-type',
  'etag',
  'expires',
  'last-modified',
  'retry-after',
  'vary',
];

const pick = (headers: IncomingHttpHeaders, names: string[]): [string, string][] =>
  names.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]]));

/** The headers of a request as the platform gets them. */
export const toUpstreamHeaders = (
  headers: IncomingHttpHeaders,
  { address, requestId }: { address: string; requestId: string },
): OutgoingHttpHeaders => ({
  ...Object.fromEntries(pick(headers, requestHeaders)),
  'x-forwarded-for': address,
  'x-request-id': requestId,
});

/** A forwarded response that is opened as a document can run nothing on the site's origin. */
const sandbox =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'; sandbox";

/** The agreement texts are documents, framed by the site's own pages. */
const agreementSandbox =
  "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; " +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-same-origin allow-popups";

/** The headers of the platform's response as the browser gets them. */
export const toBrowserHeaders = (
  headers: IncomingHttpHeaders,
  { prefix, isAuthorized }: { prefix: string; isAuthorized: boolean },
): HeaderList => [
  ...pick(headers, responseHeaders).flat(),
  'cache-control',
  (!isAuthorized && headers['cache-control']) || 'private, no-store',
  'content-security-policy',
  prefix === '/davmu/agreement' ? agreementSandbox : sandbox,
  'cross-origin-resource-policy',
  'same-site',
];
