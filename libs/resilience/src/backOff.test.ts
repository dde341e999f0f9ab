/** @jest-environment node */
import { backOff } from './backOff';

const delays = (options: Parameters<typeof backOff>[0]) =>
  [0, 1, 2, 3, 4, 5_000].map((failures) => backOff(options, failures));

test('pauses double from failure to failure, up to the longest one', () => {
  expect(delays({ from: 1_000, to: 8_000 })).toEqual([1_000, 2_000, 4_000, 8_000, 8_000, 8_000]);
});

test.each([
  [0, 0.6],
  [0.5, 0.8],
  [1, 1],
])('a random share of %p makes a pause with a spread of 0.4 %p times as long', (random, expected) => {
  jest.spyOn(Math, 'random').mockReturnValue(random);
  expect(backOff({ from: 100, to: 800, spread: 0.4 }, 1) / 200).toBeCloseTo(expected);
});
