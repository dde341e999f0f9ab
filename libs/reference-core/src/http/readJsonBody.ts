import { wellFormed } from '@share/safety';
import { failures } from '../PlatformFailure';

const maxDepth = 16;
const maxKeys = 200;

interface BodyRules {
  maxBytes: number;
  /** Beacons come as text/plain, which needs no preflight. */
  acceptsText?: boolean;
}

/** Reads at most `maxBytes`, counted on the stream, so that a missing or false length does not help. */
const readBytes = async (request: Request, maxBytes: number): Promise<Uint8Array> => {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw failures.tooLarge();
  const visitor = request.body?.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (let read = await visitor?.read(); read && !read.done; read = await visitor?.read()) {
    length += read.value.length;
    if (length > maxBytes) {
      await visitor?.cancel();
      throw failures.tooLarge();
    }
    chunks.push(read.value);
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
};

const isWithinLimits = (value: unknown, depth = 0): boolean => {
  if (!value || typeof value !== 'object') return true;
  const inner = Object.values(value);
  return (
    depth < maxDepth && inner.length <= maxKeys && inner.every((item) => isWithinLimits(item, depth + 1))
  );
};

const clean = (value: unknown): unknown => {
  if (typeof value === 'string') return wellFormed(value);
  if (!value || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map(clean);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [wellFormed(key), clean(inner)]));
};

/**
 * The JSON body of a request, its texts without halves of characters and NUL, which no store takes: one of them does not cost the rest of
 * what is written.
 *
 * @throws PlatformFailure 415 for another type or an encoded body, 413 when it is too large, 400 when it is no JSON,
 * too deep or has too many keys
 */
export const readJsonBody = async (
  request: Request,
  { maxBytes, acceptsText }: BodyRules,
): Promise<unknown> => {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  const accepted = type === 'application/json' || (acceptsText && type === 'text/plain');
  if (!accepted || request.headers.has('content-encoding')) throw failures.notJson();
  const bytes = await readBytes(request, maxBytes);
  let text: string;
  let value: unknown;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    value = JSON.parse(text);
  } catch {
    throw failures.invalid('请求体不是有效的 JSON');
  }
  if (!isWithinLimits(value)) throw failures.invalid('请求体的层级或字段过多');
  // Whole characters alone are UTF-8, and JSON has no NUL: what is to be cleaned is written as an escape.
  return text.includes('\\u') ? clean(value) : value;
};
