import { toExpiryMs } from './createPreviews';

const time = Date.UTC(2026, 10, 21, 2);

test.each([
  [time / 1000, time],
  [String(time / 1000), time],
  [time, time],
  [new Date(time).toISOString(), time],
  [0, 0],
  [undefined, undefined],
  ['', undefined],
  ['soon', undefined],
])('%j is %j', (written, expected) => {
  expect(toExpiryMs(written)).toBe(expected);
});
