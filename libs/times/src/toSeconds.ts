import { shanghaiOffset } from './toShanghaiDate';

/** 1980 and 2100: times outside are mistakes, such as 0, a time in another unit, or the end of all times. */
const first = 315_532_800;
const last = 4_102_444_800;

/** Date and, maybe, time and zone: `2026-11-02 07:30:00`, `2026/11/2`, `2026年11月2日 07:30`, `2026-11-01T23:30:00.000Z`. */
const written =
  /^(\d{4})[-/.年](1[0-2]|0?[1-9])[-/.月](\d\d?)日?(?:[T ]+([01]?\d|2[0-3]):(\d\d)(?::(\d\d)[.\d]*)?)? ?(?:(Z)|([+-])(\d\d):?(\d\d)?)?$/i;

const fromText = (text: string): number => {
  if (/^[\d.]+$/.test(text)) return +text;
  const [
    ,
    year = '',
    month = 1,
    day = 0,
    hours = 0,
    minutes = 0,
    seconds = 0,
    isUtc,
    sign,
    ahead,
    aheadMinutes = 0,
  ] = written.exec(text) ?? [];
  const clock = Date.UTC(+(year || NaN), +month - 1, +day, +hours, +minutes, +seconds) / 1000;
  // A day that its month does not have would be counted on into the next.
  if (new Date(clock * 1000).getUTCDate() !== +day) return NaN;
  if (isUtc) return clock;
  if (sign) return clock - +`${sign}1` * (+(ahead ?? 0) * 3600 + +aheadMinutes * 60);
  // Clocks were an hour ahead in some summers; the offset eight hours earlier is the right one.
  return clock - shanghaiOffset(clock - 28_800);
};

/** In milliseconds, microseconds or nanoseconds where it would be later than the year 5138 in seconds. */
const inSeconds = (time: number): number => {
  let seconds = time;
  while (seconds >= 1e11) seconds /= 1000;
  return Math.floor(seconds);
};

/**
 * A time as platforms send it, in whole seconds since 1970: a number or text of digits in seconds, milliseconds or finer, or a date as
 * text, in Shanghai where it names no zone. Undefined for everything else, and for times before 1980 and from 2100 on.
 */
export const toSeconds = (value: unknown): number | undefined => {
  const time = typeof value === 'string' ? fromText(value.trim()) : value;
  if (typeof time !== 'number' || !(time < Infinity)) return undefined;
  const seconds = inSeconds(time);
  return seconds >= first && seconds < last ? seconds : undefined;
};
