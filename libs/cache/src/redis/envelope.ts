import type { CacheLifetime } from '../CacheLifetime';

const newline = 10;
const maxHeaderBytes = 100;
const maxSpanMs = 30 * 24 * 3_600_000;

const isSpan = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= maxSpanMs;

/** A value with its lifetime, as bytes: a line with the three spans, then the value. */
export const wrap = ({ freshMs, staleMs, errorMs }: CacheLifetime, value: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`[${freshMs},${staleMs},${errorMs}]\n`), value]);

/** @throws when the bytes are nothing that was wrapped */
export const unwrap = (bytes: Buffer): { lifetime: CacheLifetime; value: Buffer } => {
  const end = bytes.subarray(0, maxHeaderBytes).indexOf(newline);
  const spans: unknown = JSON.parse(bytes.toString('latin1', 0, Math.max(0, end)));
  if (!Array.isArray(spans) || spans.length !== 3 || !spans.every(isSpan)) throw new Error('Not a lifetime');
  const [freshMs, staleMs, errorMs] = spans as [number, number, number];
  return { lifetime: { freshMs, staleMs, errorMs }, value: bytes.subarray(end + 1) };
};
