import { createMissingKeys } from './createMissingKeys';

test('a missing item is remembered for ten seconds', () => {
  let time = 0;
  const missing = createMissingKeys(() => time);
  missing.add('a');
  time = 9_999;
  expect([missing.has('a'), missing.has('b')]).toEqual([true, false]);
  time = 10_000;
  expect(missing.has('a')).toBe(false);
});

test('it remembers no more than the latest ten thousand', () => {
  const missing = createMissingKeys(() => 0);
  for (let item = 0; item < 10_001; item += 1) missing.add(String(item));
  expect([missing.has('0'), missing.has('1'), missing.has('10000')]).toEqual([false, true, true]);
});
