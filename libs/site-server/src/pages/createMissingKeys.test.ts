import { createMissingKeys } from './createMissingKeys';

afterEach(() => jest.useRealTimers());

test('a missing item is remembered for ten seconds', () => {
  jest.useFakeTimers();
  // A start at zero counts as none.
  jest.advanceTimersByTime(1_000);
  const missing = createMissingKeys();
  missing.set('a', true);
  jest.advanceTimersByTime(9_990);
  expect([missing.has('a'), missing.has('b')]).toEqual([true, false]);
  jest.advanceTimersByTime(20);
  expect(missing.has('a')).toBe(false);
});

test('it remembers no more than the latest ten thousand', () => {
  const missing = createMissingKeys();
  for (let item = 0; item < 10_001; item += 1) missing.set(String(item), true);
  expect([missing.has('0'), missing.has('1'), missing.has('10000')]).toEqual([false, true, true]);
});
