/**
 * Numbers, times and titles as readers see them (spec §5, R34–R36). Everything here is pure and gives the same text on the
 * server and in the browser: no locale, no time zone of the machine.
 */

/* Seconds. */
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The age at which a relative time turns into a date: 72 hours (spec §5). */
const RELATIVE_LIMIT = 3 * DAY;

/** Asia/Shanghai has kept UTC+8 without daylight saving since 1991. */
const SHANGHAI_OFFSET = 8 * HOUR;

interface Unit {
  readonly value: number;
  readonly suffix: string;
}

/** Interactions: like, comment, collect, share. */
const countUnits: readonly Unit[] = [
  { value: 10_000, suffix: 'w' },
  { value: 1_000, suffix: 'k' },
];

/** Audience figures: views, readers online. */
const numberUnits: readonly Unit[] = [
  { value: 100_000_000, suffix: '亿' },
  { value: 10_000, suffix: '万' },
];

/** Always rounds down; shows one decimal, also `.0`, while there are fewer than ten of the unit. */
function inUnits(n: number, units: readonly Unit[]): string {
  const whole = Number.isFinite(n) && n > 0 ? Math.floor(n) : 0;
  const unit = units.find(({ value }) => whole >= value);
  if (!unit) return String(whole);
  if (whole >= 10 * unit.value) return `${Math.floor(whole / unit.value)}${unit.suffix}`;
  return `${(Math.floor(whole / (unit.value / 10)) / 10).toFixed(1)}${unit.suffix}`;
}

/**
 * Interactions with k and w (R34): `999`, `1.0k`, `9.9k`, `1.0w`, `12w`.
 * Negative and non-finite numbers give `0`.
 */
export function formatCount(n: number): string {
  return inUnits(n, countUnits);
}

/**
 * Audience figures with 万 and 亿 (R35): `9999`, `1.2万`, `1.5亿`.
 * Negative and non-finite numbers give `0`.
 */
export function formatNumber(n: number): string {
  return inUnits(n, numberUnits);
}

const twoDigits = (n: number): string => String(n).padStart(2, '0');

/** A date whose UTC getters read the clock of Shanghai, or nothing when the time is not a date. */
function inShanghai(seconds: number): Date | undefined {
  const date = new Date((seconds + SHANGHAI_OFFSET) * 1000);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

const toDateText = (date: Date): string =>
  `${date.getUTCFullYear()}-${twoDigits(date.getUTCMonth() + 1)}-${twoDigits(date.getUTCDate())}`;

/**
 * How long ago something happened (R36): `5秒前`, `12分钟前`, `3小时前`, `3天前`; past 72 hours the date `2026-11-02`.
 * A time in the future reads `0秒前`, an impossible one is empty.
 * @param at when it happened, in seconds since 1970
 * @param now the moment of reading, in milliseconds since 1970; on the server and while hydrating the same value
 */
export function formatRelativeTime(at: number, now: number): string {
  const date = inShanghai(at);
  if (!date) return '';
  const age = Math.max(0, Math.floor(now / 1000 - at));
  if (age > RELATIVE_LIMIT) return toDateText(date);
  if (age >= DAY) return `${Math.floor(age / DAY)}天前`;
  if (age >= HOUR) return `${Math.floor(age / HOUR)}小时前`;
  if (age >= MINUTE) return `${Math.floor(age / MINUTE)}分钟前`;
  return `${age}秒前`;
}

/** Date and time in Shanghai, `2026-11-02 07:30`; empty for an impossible time. `seconds` since 1970. */
export function formatDateTime(seconds: number): string {
  const date = inShanghai(seconds);
  if (!date) return '';
  return `${toDateText(date)} ${twoDigits(date.getUTCHours())}:${twoDigits(date.getUTCMinutes())}`;
}

/** The same moment for `<time datetime>`, `2026-11-01T23:30:00.000Z`; empty for an impossible time. `seconds` since 1970. */
export function toIsoTime(seconds: number): string {
  const date = new Date(seconds * 1000);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString();
}

const SHORTEST_CLAUSE = 5;
const LONGEST_CLAUSE = 12;

/** Width in Chinese characters: Latin letters, digits and spaces take half of one. */
function widthOf(text: string): number {
  return [...text].reduce((width, character) => width + (character <= '\u00ff' ? 0.5 : 1), 0);
}

/**
 * The pieces at which a title may break, split after ，：？ (design: type). A piece narrower than five characters
 * stays with the next one, or with the one before at the end. A title with a piece wider than twelve characters, the
 * width of a line, is returned whole.
 */
export function splitClauses(title: string): string[] {
  const clauses: string[] = [];
  let open = '';
  for (const piece of title.match(/[^，：？]*[，：？]+|[^，：？]+/g) ?? []) {
    open += piece;
    if (widthOf(open) < SHORTEST_CLAUSE) continue;
    clauses.push(open);
    open = '';
  }
  if (open) clauses.push((clauses.pop() ?? '') + open);
  return clauses.some((clause) => widthOf(clause) > LONGEST_CLAUSE) ? [title] : clauses;
}
