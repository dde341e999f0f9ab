import { momentText, startText } from './liveTimes';

/** In Shanghai. */
const at = (text: string) => Date.parse(`${text}+08:00`) / 1000;
const now = at('2026-11-22T10:00:00') * 1000;

test.each([
  ['2026-11-22T19:30:00', '今晚 19:30'],
  ['2026-11-22T09:05:00', '今天 09:05'],
  ['2026-11-23T00:00:00', '明天 00:00'],
  ['2026-11-28T20:00:00', '11月28日 周六 20:00'],
  ['2026-11-21T23:59:00', '11月21日 周六 23:59'],
])('a room that begins at %s: %s', (time, text) => expect(startText(at(time), now)).toBe(text));

test.each([
  ['2026-11-22T04:32:00', '04:32'],
  ['2026-11-21T22:10:00', '11月21日 22:10'],
])('an entry of %s: %s', (time, text) => expect(momentText(at(time), now)).toBe(text));

test('no time, no text', () => expect(startText(NaN, now)).toBe(''));
