import { atRate } from './atRate.mjs';

jest.mock('node:timers/promises', () => ({
  setTimeout: (ms: number) => new Promise((resolve) => setTimeout(resolve, ms)),
}));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** The times at which it was done, in milliseconds. */
const run = async (options: { rate: number; seconds: number; atOnce: number }, takesMs: number) => {
  const start = performance.now();
  const times: number[] = [];
  const counted = atRate({
    ...options,
    act: async () => {
      times.push(performance.now() - start);
      await new Promise((resolve) => setTimeout(resolve, takesMs));
    },
  });
  await jest.advanceTimersByTimeAsync(60_000);
  return { times, count: await counted };
};

test('actions come at even distances, however long each takes', async () => {
  const { times, count } = await run({ rate: 4, seconds: 2, atOnce: 8 }, 1_900);
  expect(times).toEqual([0, 250, 500, 750, 1_000, 1_250, 1_500, 1_750]);
  expect(count).toBe(8);
});

test('only so many wait at once, and what has not begun by the end is left out', async () => {
  const { times, count } = await run({ rate: 10, seconds: 2, atOnce: 1 }, 600);
  expect(times).toEqual([0, 600, 1_200, 1_800]);
  expect(count).toBe(4);
});
