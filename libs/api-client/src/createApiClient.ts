import { within } from '@share/resilience';
import { sendsRequestId, wellFormedJson } from '@share/safety';
import { ApiError, isApiError } from '@share/page-data';
import { toTyped, type AnyCall, type ApiClient } from './Call';
import { createAuthorization, type AuthorizationOptions } from './createAuthorization';
import { readEnvelope, sentRequestId, type EnvelopeOptions } from './readEnvelope';
import { fillPath, toQuery } from './toAddress';
import type { Transport, TransportRequest } from './Transport';

/** Makes one attempt of a call; gives `data` of the envelope. Throws ApiError. */
export type Send = (request: TransportRequest) => Promise<unknown>;

export interface ApiClientOptions extends AuthorizationOptions, EnvelopeOptions {
  transport: Transport;
  /** Decides whether and how often a call is attempted; by default once. */
  guard?: (request: TransportRequest, send: Send) => Promise<unknown>;
  /** Value of `X-Request-Id` (R19). */
  requestId: () => string;
  /** Longest duration of a call, including the wait for the token; `Infinity` where its own signal ends each call. */
  timeoutMs?: number;
}

/** Path templates of one content item. */
const contentPath = /\/(content|detail)(\/\{type\})?\/\{\w+\}$/;
/** Largest answers that are read, in bytes after decompression: one content item, and everything else. */
const maxContentBytes = 2_000_000;
const maxListBytes = 256_000;

const isTimeout = (cause: unknown): boolean => (cause as Error | undefined)?.name === 'TimeoutError';

/** @param reason of the signal that ended the call; tells a deadline from a caller who lost interest */
const toEnded = (template: string, requestId: string | undefined, reason: unknown): ApiError =>
  new ApiError({
    kind: isTimeout(reason) ? 'timeout' : 'aborted',
    message: `${template} was ended.`,
    requestId,
  });

/** The error of a call without a response. */
const toUnanswered = (request: TransportRequest, cause: unknown): ApiError => {
  if (isApiError(cause)) return cause;
  const { signal, template } = request;
  const requestId = sentRequestId(request);
  return signal?.aborted
    ? toEnded(template, requestId, signal.reason)
    : new ApiError({ kind: 'network', message: `${template} had no whole answer.`, requestId });
};

/** The calls of a client, without the types that the contract gives to each path. */
export const createCalls = (settings: ApiClientOptions): Record<'get' | 'post', AnyCall> => {
  const { transport, requestId, onUnauthorized, timeoutMs = 10_000 } = settings;
  const { guard = (request, send) => send(request) } = settings;
  const authorize = createAuthorization(settings);

  const send: Send = async (request) => {
    const answer = await transport(request).catch((cause: unknown) => {
      throw toUnanswered(request, cause);
    });
    return readEnvelope(request, answer, onUnauthorized);
  };

  const callWith =
    (method: 'GET' | 'POST'): AnyCall =>
    (template, rule) =>
    async (input = {}, { idempotencyKey, signal, token } = {}) => {
      const { path, rest } = fillPath(template, input);
      const isWrite = method === 'POST';
      const id = requestId();
      const start = async (inner: AbortSignal | undefined) =>
        guard(
          {
            template,
            method,
            address: isWrite ? path : path + toQuery(rest),
            headers: {
              ...(await authorize(template, token)),
              ...(sendsRequestId(template) && { 'X-Request-Id': id }),
              ...(isWrite && { 'Content-Type': 'application/json' }),
              ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
            },
            body: isWrite ? wellFormedJson(rest) : undefined,
            maxBytes: contentPath.test(template) ? maxContentBytes : maxListBytes,
            ...rule,
            signal: inner,
          },
          send,
        );
      return timeoutMs === Infinity
        ? start(signal)
        : within({ ms: timeoutMs, signal }, start).catch((cause: unknown) => {
            const isEnded = isTimeout(cause) || (signal?.aborted && cause === signal.reason);
            throw isEnded ? toEnded(template, id, cause) : cause;
          });
    };

  return { get: callWith('GET'), post: callWith('POST') };
};

/**
 * The only access to the platform; `createXApi` makes the functions of a feature from it. Create one per page in a
 * browser and one per request on a server, because it holds the visitor's token.
 * @throws ApiError (see `ApiErrorKind`), from every call; `UnsafeSegmentError` when a path parameter is not a plain id
 */
export const createApiClient = (settings: ApiClientOptions): ApiClient => toTyped(createCalls(settings));
