import { previewEnd } from './previewEnd';

const loadedAt = Date.UTC(2026, 10, 21, 2);
const end = Date.UTC(2026, 10, 21, 3);
const halfAnHourLater = loadedAt + 1_800_000;

test.each([
  ['a moment', end / 1000, end],
  ['a moment that has passed', loadedAt / 1000 - 60, loadedAt - 60_000],
  ['nothing', undefined, halfAnHourLater],
])('R11: %s', (_, expiredAt, expected) => {
  expect(previewEnd(expiredAt, loadedAt)).toBe(expected);
});
