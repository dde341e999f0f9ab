import { ApiError, type ApiErrorKind } from './ApiError';
import type { TransportAnswer, TransportRequest } from './Transport';

export interface EnvelopeOptions {
  /** Called with the token the platform refused. */
  onUnauthorized?: (token: string) => void;
}

interface Envelope {
  code: number;
  message?: unknown;
  data?: unknown;
}

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
  template: string,
): ApiErrorKind | undefined => {
  const isOk = status >= 200 && status < 300;
  if (status === 401 || envelope?.code === 401) return 'unauthorized';
  if (status >= 500) return 'server';
  if (!envelope) return isOk ? 'contract' : 'server';
  if (envelope.code !== 0) return 'business';
  const hasData = envelope.data === null ? template === pathWithoutData : envelope.data !== undefined;
  return isOk && hasData ? undefined : 'contract';
};

/** The id a failure is reported with when the answer has none. */
export const sentRequestId = ({ headers }: TransportRequest): string => headers['X-Request-Id'] ?? '';

const sentToken = ({ headers }: TransportRequest): string =>
  (headers['Authorization'] ?? '').replace(/^.* /, '');

/**
 * `data` of a successful envelope (spec §7).
 * @throws ApiError for everything else: error codes in an HTTP 200, HTML from a proxy, an oversized body
 */
export const readEnvelope = (
  request: TransportRequest,
  { status, text, requestId = sentRequestId(request) }: TransportAnswer,
  onUnauthorized?: (token: string) => void,
): unknown => {
  const { maxBytes, template } = request;
  if (text === undefined) {
    const message = `${template} answered more than ${maxBytes} bytes; the rest was not read.`;
    throw new ApiError({ kind: 'contract', message, code: status, status, requestId });
  }

  const envelope = parseEnvelope(text);
  const kind = toErrorKind(status, envelope, template);
  if (!kind) return envelope?.data;
  if (kind === 'unauthorized') onUnauthorized?.(sentToken(request));
  let message = typeof envelope?.message === 'string' ? envelope.message : '';
  // The message of a refusal is shown to the reader, so it is never one of ours.
  if (!message && kind !== 'business')
    message = `${template} answered HTTP ${status} without a usable envelope.`;
  throw new ApiError({ kind, message, code: envelope?.code ?? status, status, requestId });
};
