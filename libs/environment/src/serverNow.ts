import { madeAttribute, settingsId } from './document/documentContract';

/** The last known time of the server, with the visitor's clocks at that moment. All in milliseconds. */
interface Anchor {
  server: number;
  wall: number;
  sinceLoad: number;
}

/** A page is usually not older than this when it is opened. A clock that is further ahead of it, or behind it at all, is compared with the platform's. */
const tolerance = 5 * 60_000;
/** `Date` has whole seconds, and an answer is on its way for a while. */
const precision = 2_000;

let anchor: Anchor | undefined;
let isStarted = false;
let tell: (() => void) | undefined;

const setAnchor = (server: number): void => {
  anchor = { server, wall: Date.now(), sinceLoad: performance.now() };
};

/**
 * The page may have slept, which stops `performance.now()`, or the visitor may have set their clock back: the greater of both is right. Only a
 * clock that is set forward while the page is open is followed, until the next answer.
 */
const current = (): number =>
  anchor
    ? anchor.server + Math.max(Date.now() - anchor.wall, performance.now() - anchor.sinceLoad)
    : Date.now();

/** Takes the server's time of this moment. One that fits what is known changes nothing. */
const take = (server: number): void => {
  const isOff = Math.abs(server - current()) > precision;
  setAnchor(isOff ? server : current());
  if (isOff) tell?.();
};

/** `Date`, with the time that the answer has been in shared caches; NaN where it does not say. Half of its second has passed on average. */
const dateOf = (headers: Pick<Headers, 'get'>): number =>
  Date.parse(headers.get('Date') ?? '') + Number(headers.get('Age')) * 1_000 + 500;

/** Learns the server's time from the headers of an answer that has just come; one that a browser may keep says nothing. */
export const learnServerTime = (headers: Pick<Headers, 'get'>): void => {
  const time = dateOf(headers);
  if (time && !/max-age=[1-9]/.test(headers.get('Cache-Control') ?? '')) take(time);
};

/** Asks once, for the headers of the page. Without an answer the visitor's clock counts, but not before the page was made. */
const ask = (earliest: number): Promise<void> =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store' })
    .then(({ headers }) => dateOf(headers))
    .catch(() => NaN)
    .then((time) => take(time || Math.max(Date.now(), earliest)));

/** Compares the visitor's clock with the making of the page (the mark of its settings): the platform's time is loaded when they do not fit. */
const start = (): void => {
  isStarted = true;
  const madeAt = Number(document.getElementById(settingsId)?.getAttribute(madeAttribute));
  if (!madeAt || anchor) return;
  const expected = madeAt + performance.now();
  const off = Date.now() - expected;
  const fits = off >= 0 && off <= tolerance;
  setAnchor(fits ? Date.now() : expected);
  if (!fits) void ask(expected);
};

/**
 * The time by the server's clock, in milliseconds since 1970: that of the visitor's clock is wrong by hours on some phones (R90). For all
 * that counts down, has a state by its times, or tells its age. On the server it is the server's own.
 */
export const serverNow = (): number => {
  if (typeof document === 'undefined') return Date.now();
  if (!isStarted) start();
  return current();
};

/** Calls back when the server's time turns out to be another one; for the one part of a page that shows all of its times. */
export const onServerTime = (onChange: () => void): void => {
  tell = onChange;
};
