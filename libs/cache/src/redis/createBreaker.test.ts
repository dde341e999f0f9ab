import { createBreaker } from './createBreaker';

test('after failures in a row nobody tries for a while, then one caller at a time', () => {
  let time = 0;
  const { mayTry, failed, succeeded } = createBreaker(3, 5_000, () => time);
  failed();
  failed();
  succeeded();
  failed();
  failed();
  expect(mayTry()).toBe(true);
  failed();
  expect(mayTry()).toBe(false);
  time = 5_000;
  expect([mayTry(), mayTry()]).toEqual([true, false]);
  failed();
  time = 10_000;
  expect([mayTry(), mayTry()]).toEqual([true, false]);
  succeeded();
  expect([mayTry(), mayTry()]).toEqual([true, true]);
});
