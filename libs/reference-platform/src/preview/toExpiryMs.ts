/** From here on a number counts milliseconds: as seconds it would lie in the year 5138. */
const firstMilliseconds = 1e11;

/**
 * The end of a preview, written in seconds, milliseconds or ISO 8601 (R11).
 *
 * @returns milliseconds; undefined when there is no end or it cannot be read
 */
export const toExpiryMs = (expiredAt: number | string | undefined): number | undefined => {
  if (expiredAt === undefined || expiredAt === '') return undefined;
  const number = Number(expiredAt);
  if (Number.isFinite(number)) return number < firstMilliseconds ? number * 1000 : number;
  const time = Date.parse(String(expiredAt));
  return Number.isNaN(time) ? undefined : time;
};
