import { toShanghaiDate } from '@share/times';

/* Seconds. */
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Older than 72 hours a relative time becomes a date (spec §5). */
const RELATIVE_LIMIT = 3 * DAY;

/** `7` as `07`. */
export const twoDigits = (n: number) => String(n).padStart(2, '0');

/** `2026-11-02`. */
export const toDateText = (date: Date) =>
  `${date.getUTCFullYear()}-${twoDigits(date.getUTCMonth() + 1)}-${twoDigits(date.getUTCDate())}`;

/**
 * How long ago something happened (R36): `5秒前`, `12分钟前`, `3小时前`, `3天前`; after 72 hours the date `2026-11-02`.
 * A time in the future gives `0秒前`, an invalid one an empty text.
 * @param at when it happened, in seconds since 1970
 * @param now in milliseconds since 1970; the same value on the server and while hydrating
 */
export const formatRelativeTime = (at: number, now: number): string => {
  const date = toShanghaiDate(at);
  if (!date) return '';
  const age = Math.max(0, Math.floor(now / 1000 - at));
  if (age > RELATIVE_LIMIT) return toDateText(date);
  if (age >= DAY) return `${Math.floor(age / DAY)}天前`;
  if (age >= HOUR) return `${Math.floor(age / HOUR)}小时前`;
  if (age >= MINUTE) return `${Math.floor(age / MINUTE)}分钟前`;
  return `${age}秒前`;
};
