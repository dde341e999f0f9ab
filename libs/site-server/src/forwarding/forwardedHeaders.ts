import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import type { HeaderList } from '../csp/securityHeaders';

/** Headers a browser may send to the platform. No cookies, no internal names. */
const upward = [
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

/** Headers the platform may send to a browser. No cookies, nothing about its inside. */
const downward = [
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

/** What the platform is told about a request. */
export interface Forwarded {
  address: string;
  requestId: string;
}

/** The headers to send to the platform. */
export function toUpwardHeaders(
  headers: IncomingHttpHeaders,
  { address, requestId }: Forwarded,
): OutgoingHttpHeaders {
  const kept = upward.flatMap((name) =>
    headers[name] === undefined ? [] : [[name, headers[name]] as const],
  );
  return { ...Object.fromEntries(kept), 'x-forwarded-for': address, 'x-request-id': requestId };
}

/** Whatever a forwarded answer is, opened as a document it can run nothing on our origin. */
const sandbox =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'; sandbox";

/** The agreement texts are documents, framed by our own pages. */
const agreementSandbox =
  "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; " +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-same-origin allow-popups";

/** The headers to send to the browser with an answer of the platform. */
export function toDownwardHeaders(
  headers: IncomingHttpHeaders,
  { prefix, authorized }: { prefix: string; authorized: boolean },
): HeaderList {
  const kept = downward.flatMap((name) => (headers[name] === undefined ? [] : [name, String(headers[name])]));
  const cacheControl = authorized ? undefined : headers['cache-control'];
  return [
    ...kept,
    'cache-control',
    cacheControl ?? 'private, no-store',
    'content-security-policy',
    prefix === '/davmu/agreement' ? agreementSandbox : sandbox,
    'cross-origin-resource-policy',
    'same-site',
  ];
}
