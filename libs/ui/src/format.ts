/**
 * Numbers, times and titles for visitors (spec §5, R34–R36). All functions are pure and give the same text on the server and
 * in the browser: they ignore the locale and time zone of the machine.
 */

import { toShanghaiDate } from '@share/times';
import { toDateText, twoDigits } from './relative-time/formatRelativeTime';

export { formatRelativeTime } from './relative-time/formatRelativeTime';

export { titleWords } from './clause-title/titleWords';

interface Unit {
  value: number;
  suffix: string;
}

/** Interactions: like, comment, collect, share. */
const countUnits: Unit[] = [
  { value: 10_000, suffix: 'w' },
  { value: 1_000, suffix: 'k' },
];

/** Audience figures: views, visitors online. */
const numberUnits: Unit[] = [
  { value: 100_000_000, suffix: '亿' },
  { value: 10_000, suffix: '万' },
];

/** Rounds down, with one decimal (also `.0`) below ten units. */
const toUnits = (n: number, units: Unit[]): string => {
  const whole = Number.isFinite(n) && n > 0 ? Math.floor(n) : 0;
  const unit = units.find(({ value }) => whole >= value);
  if (!unit) return String(whole);
  if (whole >= 10 * unit.value) return `${Math.floor(whole / unit.value)}${unit.suffix}`;
  return `${(Math.floor(whole / (unit.value / 10)) / 10).toFixed(1)}${unit.suffix}`;
};

/**
 * Interactions with k and w (R34): `999`, `1.0k`, `9.9k`, `1.0w`, `12w`.
 * Negative and non-finite numbers give `0`.
 */
export const formatCount = (n: number): string => toUnits(n, countUnits);

/**
 * Audience figures with 万 and 亿 (R35): `9999`, `1.2万`, `1.5亿`.
 * Negative and non-finite numbers give `0`.
 */
export const formatNumber = (n: number): string => toUnits(n, numberUnits);

/** Date and time in Shanghai, `2026-11-02 07:30`; empty for an invalid time. `seconds` since 1970. */
export const formatDateTime = (seconds: number): string => {
  const date = toShanghaiDate(seconds);
  if (!date) return '';
  return `${toDateText(date)} ${twoDigits(date.getUTCHours())}:${twoDigits(date.getUTCMinutes())}`;
};

/** Day and time of this year in Shanghai, `7月27日 09:20`; empty for an invalid time. `seconds` since 1970. */
export const formatDayTime = (seconds: number): string => {
  const date = toShanghaiDate(seconds);
  if (!date) return '';
  const time = `${twoDigits(date.getUTCHours())}:${twoDigits(date.getUTCMinutes())}`;
  return `${date.getUTCMonth() + 1}月${date.getUTCDate()}日 ${time}`;
};

/** For `<time datetime>`: `2026-11-01T23:30:00Z`; empty for an invalid time. `seconds` since 1970. */
export const toIsoTime = (seconds: number): string => {
  const date = new Date(seconds * 1000);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().replace('.000Z', 'Z');
};
