import { ApiError, type ApiErrorKind } from '@share/page-data';
import { cleanData } from './cleanData';
import { tokenPath } from './createAuthorization';
import { parseExactly } from './parseExactly';
import { toNumber } from './toCount';
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

const parseEnvelope = async (text: string): Promise<Envelope | undefined> => {
  try {
    // Only where it has to wait: most answers are parsed at once.
    const parsed = parseExactly(text);
    const value = (parsed instanceof Promise ? await parsed : parsed) as {
      code?: unknown;
      message?: unknown;
      data?: unknown;
    } | null;
    const code = toNumber(value?.code);
    if (!value || code === undefined) return undefined;
    cleanData(value.data);
    return { code, message: value.message, data: value.data };
  } catch {
    return undefined;
  }
};

/** `undefined` for a success (spec §7: code 0). */
const toErrorKind = (
  status: number,
  envelope: Envelope | undefined,
  needsData: boolean,
): ApiErrorKind | undefined => {
  const isOk = status >= 200 && status < 300;
  if (status === 401 || envelope?.code === 401) return 'unauthorized';
  if (status >= 500) return 'server';
  if (!envelope) return isOk ? 'contract' : 'server';
  if (envelope.code !== 0) return 'business';
  return isOk && (envelope.data != null || !needsData) ? undefined : 'contract';
};

/** The id a failure is reported with when the answer has none. */
export const sentRequestId = ({ headers }: TransportRequest): string => headers['X-Request-Id'] ?? '';

const sentToken = ({ headers }: TransportRequest): string =>
  (headers['Authorization'] ?? '').replace(/^.* /, '');

/**
 * `data` of a successful envelope (spec §7: code 0, also as text), cleaned; null where there is none and the call needs none.
 * @throws ApiError for everything else: error codes in an HTTP 200, HTML from a proxy, an oversized body
 */
export const readEnvelope = async (
  request: TransportRequest,
  { status, text, requestId = sentRequestId(request) }: TransportAnswer,
  onUnauthorized?: (token: string) => void,
): Promise<unknown> => {
  const { maxBytes, needsData = true, template } = request;
  if (text === undefined) {
    const message = `${template} answered more than ${maxBytes} bytes.`;
    throw new ApiError({ kind: 'contract', message, code: status, status, requestId });
  }

  const envelope = await parseEnvelope(text);
  const kind = toErrorKind(status, envelope, needsData);
  if (!kind) return envelope?.data ?? null;
  // A login that is refused says nothing about the token it was sent with.
  if (kind === 'unauthorized' && template !== tokenPath) onUnauthorized?.(sentToken(request));
  const code = envelope?.code ?? status;
  const platformMessage =
    envelope && code !== 0 && typeof envelope.message === 'string' ? envelope.message : '';
  let message = platformMessage;
  // The message of a refusal is shown to the visitor, so it is never one of ours.
  if (!message && kind !== 'business') message = `${template} answered HTTP ${status}.`;
  throw new ApiError({ kind, message, platformMessage, code, status, requestId });
};
