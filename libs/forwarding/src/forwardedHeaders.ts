import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { sendsRequestId } from '@share/safety';
import { toTraceparent } from '@share/operations';
import { type Exchange, type HeaderList, toCallerTrace } from '@share/http-server';

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
  'if-unmodified-since',
  'origin',
  'range',
  'sec-fetch-mode',
  'sec-fetch-site',
  'user-agent',
];

/** Response headers passed on to the browser. No cookies, nothing about the platform's software. */
const responseHeaders = [
  'accept-ranges',
  'content-encoding',
  'content-language',
  'content-range',
  'content-type',
  'etag',
  'last-modified',
  'retry-after',
  'vary',
];

const pick = (headers: IncomingHttpHeaders, names: string[]): [string, string][] =>
  names.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]]));

interface ForwardedRequest extends Pick<Exchange, 'address' | 'requestId' | 'traceId' | 'spanId'> {
  path: string;
}

/** The headers of a request as the platform gets them; some of its services take no request id (spec §7). */
export const toUpstreamHeaders = (
  headers: IncomingHttpHeaders,
  { path, address, requestId, ...trace }: ForwardedRequest,
): OutgoingHttpHeaders => ({
  ...Object.fromEntries(pick(headers, requestHeaders)),
  'x-forwarded-for': address,
  traceparent: toTraceparent(toCallerTrace(trace), trace.spanId !== undefined),
  ...(sendsRequestId(path) && { 'x-request-id': requestId }),
});

/** A forwarded response that is opened as a document can run nothing on the site's origin. */
const toSandbox = (ancestors: "'none'" | "'self'") =>
  `default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors ${ancestors}; sandbox`;

/** The agreement texts are documents, framed by the site's own pages. */
const agreementSandbox =
  "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; " +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-same-origin allow-popups";

/** Media may be the page of an item (R62); an answer to a call is none. */
const policyOf = (prefix: string): string => {
  if (prefix === '/davmu/agreement') return agreementSandbox;
  return toSandbox(prefix === '/media' ? "'self'" : "'none'");
};

/** Responses that a browser may cache, for as long as the platform says. */
const cachingHeaders = (
  { statusCode = 502, headers }: IncomingMessage,
  isAuthorized: boolean,
): HeaderList => {
  const isCacheable = (statusCode >= 200 && statusCode < 300) || statusCode === 304;
  if (!isCacheable) return ['cache-control', 'no-store'];
  const control = (!isAuthorized && headers['cache-control']) || 'private, no-store';
  return [...pick(headers, ['expires']).flat(), 'cache-control', control];
};

interface ForwardedAnswer {
  prefix: string;
  isAuthorized: boolean;
  /** Whether its length may be announced: that of its body, or to HEAD that of the body a GET would have. */
  hasLength: boolean;
}

/** The headers of the platform's response as the browser gets them. A failure is never stored, whatever the platform says. */
export const toBrowserHeaders = (
  response: IncomingMessage,
  { prefix, isAuthorized, hasLength }: ForwardedAnswer,
): HeaderList => [
  ...pick(response.headers, hasLength ? [...responseHeaders, 'content-length'] : responseHeaders).flat(),
  ...cachingHeaders(response, isAuthorized),
  'content-security-policy',
  policyOf(prefix),
  'cross-origin-resource-policy',
  'same-site',
];
