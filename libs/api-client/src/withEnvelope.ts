import type { Middleware } from 'openapi-fetch';
import { ApiError, type ApiErrorKind } from './ApiError';
import { readText } from './readText';

export interface EnvelopeOptions {
  /** Called with the token the platform refused. */
  onUnauthorized?: (token: string) => void;
}

interface Envelope {
  code: number;
  message?: unknown;
  data?: unknown;
}

/** Largest answers that are read, in bytes after decompression: one content item, and everything else. */
const contentPath = /\/(content|detail)(\/\{type\})?\/\{\w+\}$/;
const maxContentBytes = 2_000_000;
const maxListBytes = 256_000;

const parseEnvelope = (text: string): Envelope | undefined => {
  try {
    const value: unknown = JSON.parse(text);
    const isEnvelope =
      typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'number';
    return isEnvelope ? (value as Envelope) : undefined;
  } catch {
    return undefined;
  }
};

/** The one operation whose `data` is null; every caller of another one relies on having data (R71). */
const pathWithoutData = '/peony/v1/account/logout';

/** `undefined` for a success (spec §7: code 0). */
const toErrorKind = (
  status: number,
  envelope: Envelope | undefined,
  schemaPath: string,
): ApiErrorKind | undefined => {
  const isOk = status >= 200 && status < 300;
  if (status === 401 || envelope?.code === 401) return 'unauthorized';
  if (status >= 500) return 'server';
  if (!envelope) return isOk ? 'contract' : 'server';
  if (envelope.code !== 0) return 'business';
  const hasData = envelope.data === null ? schemaPath === pathWithoutData : envelope.data !== undefined;
  return isOk && hasData ? undefined : 'contract';
};

/**
 * Interceptor: lets only a successful envelope through (spec §7) and turns everything else into an `ApiError`:
 * error codes in an HTTP 200, HTML from a proxy, a torn or oversized body, no answer at all.
 */
export const withEnvelope = ({ onUnauthorized }: EnvelopeOptions): Middleware => ({
  onError: ({ request, schemaPath }) => toNetworkError(request, schemaPath),

  async onResponse({ request, response, schemaPath }) {
    const { status } = response;
    const requestId = response.headers.get('X-Request-Id') ?? sentRequestId(request);
    const maxBytes = contentPath.test(schemaPath) ? maxContentBytes : maxListBytes;
    const text = await readText(response, maxBytes).catch(() => {
      throw toNetworkError(request, schemaPath);
    });
    if (text === undefined) {
      const message = `${schemaPath} answered more than ${maxBytes} bytes; the rest was not read.`;
      throw new ApiError({ kind: 'contract', message, code: status, status, requestId });
    }

    const envelope = parseEnvelope(text);
    const kind = toErrorKind(status, envelope, schemaPath);
    if (!kind) return new Response(text);
    if (kind === 'unauthorized') onUnauthorized?.(sentToken(request));
    let message = typeof envelope?.message === 'string' ? envelope.message : '';
    // The message of a refusal is shown to the reader, so it is never one of ours.
    if (!message && kind !== 'business')
      message = `${schemaPath} answered HTTP ${status} without a usable envelope.`;
    throw new ApiError({ kind, message, code: envelope?.code ?? status, status, requestId });
  },
});

const sentRequestId = (request: Request): string => request.headers.get('X-Request-Id') ?? '';

const sentToken = (request: Request): string =>
  request.headers.get('Authorization')?.replace(/^.* /, '') ?? '';

const toNetworkError = (request: Request, schemaPath: string): ApiError =>
  new ApiError({
    kind: 'network',
    message: `${schemaPath} could not be reached or its answer broke off.`,
    requestId: sentRequestId(request),
  });
