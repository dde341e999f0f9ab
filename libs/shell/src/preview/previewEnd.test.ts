import { previewEnd } from './previewEnd';

const loadedAt = Date.UTC(2026, 10, 21, 2);
const end = Date.UTC(2026, 10, 21, 3);
const halfAnHourLater = loadedAt + 1_800_000;

test.each([
  ['seconds', end / 1000, end],
  ['seconds as text', String(end / 1000), end],
  ['milliseconds', end, end],
  ['milliseconds as text', String(end), end],
  ['an ISO date', '2026-11-21T03:00:00Z', end],
  ['an ISO date with an offset', '2026-11-21T11:00:00+08:00', end],
  ['a moment that has passed', 1000, 1_000_000],
  ['nothing', undefined, halfAnHourLater],
  ['null', null, halfAnHourLater],
  ['an empty text', ' ', halfAnHourLater],
  ['zero', 0, halfAnHourLater],
  ['a negative number', -5, halfAnHourLater],
  ['no date', 'soon', halfAnHourLater],
  ['infinity', Infinity, halfAnHourLater],
  ['an object', {}, halfAnHourLater],
])('R11: %s', (_, expiredAt, expected) => {
  expect(previewEnd(expiredAt, loadedAt)).toBe(expected);
});
