import { shellConstants } from '../shellConstants';

/** Seconds of the year 5138, and milliseconds of March 1973: numbers below are seconds, above are milliseconds. */
const leastMilliseconds = 1e11;

const toMilliseconds = (value: unknown): number => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof number === 'number' && Number.isFinite(number))
    return number > 0 && number < leastMilliseconds ? number * 1000 : number;
  return typeof value === 'string' ? Date.parse(value) : NaN;
};

/**
 * When a preview ends (R11): `expired_at` in seconds, milliseconds or as an ISO date; without a usable one 30 minutes after
 * it was loaded.
 * @param loadedAt milliseconds
 * @returns milliseconds
 */
export const previewEnd = (expiredAt: unknown, loadedAt: number): number => {
  const end = toMilliseconds(expiredAt);
  return end > 0 ? end : loadedAt + shellConstants.previewValidityMs;
};
