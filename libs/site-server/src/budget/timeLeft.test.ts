import { timeLeft } from './timeLeft';

test.each([
  ['did not wait', 2_500, 0, 2_500],
  ['waited for a while', 2_500, 1_000, 1_500],
  ['waited nearly as long as its deadline', 2_500, 2_300, 700],
  ['has a short deadline', 40, 0, 40],
  ['has a short deadline and waited', 40, 30, 40],
])('a page that %s', (_case, deadlineMs, waitedMs, expected) => {
  expect(timeLeft(deadlineMs, waitedMs)).toBe(expected);
});
