import { createLocalRateLimiter } from './createLocalRateLimiter';

const rules = [{ count: 2, seconds: 60 }];

const open = (maxClients?: number) => {
  const clock = { now: Date.UTC(2026, 10, 21, 2) };
  const limiter = createLocalRateLimiter({ now: () => clock.now, ...(maxClients && { maxClients }) });
  /** Seconds to wait; 0 when it was counted. */
  const count = (who: string, by = rules): number => {
    try {
      limiter.count(who, by);
      return 0;
    } catch (error) {
      return (error as { retryAfter: number }).retryAfter;
    }
  };
  return { clock, count, limiter };
};

test('counts any window of time, for each client, and what is refused does not count', () => {
  const { clock, count } = open();
  expect(count('a')).toBe(0);
  clock.now += 30_000;
  expect([count('a'), count('a'), count('a'), count('b')]).toEqual([0, 30, 30, 0]);
  clock.now += 30_000;
  expect([count('a'), count('a')]).toEqual([0, 30]);
});

test('every rule holds', () => {
  const { clock, count } = open();
  const both = [
    { count: 1, seconds: 1 },
    { count: 2, seconds: 60 },
  ];
  expect(count('a', both)).toBe(0);
  clock.now += 1_000;
  expect(count('a', both)).toBe(0);
  clock.now += 1_000;
  expect(count('a', both)).toBe(58);
});

test('the client that has been away longest is forgotten first', () => {
  const { clock, count } = open(2);
  for (const who of ['a', 'a', 'b', 'b']) count(who);
  clock.now += 1_000;
  expect([count('c'), count('b'), count('a')]).toEqual([0, 59, 0]);
});

test('a reset forgets all of them', () => {
  const { count, limiter } = open();
  expect([count('a'), count('a'), count('a')]).toEqual([0, 0, 60]);
  limiter.reset();
  expect(count('a')).toBe(0);
});
