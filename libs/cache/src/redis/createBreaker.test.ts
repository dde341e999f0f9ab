import { createBreaker } from './createBreaker';

const setUp = () => {
  let time = 0;
  const breaker = createBreaker(5_000, () => time);
  const failAt = (...times: number[]) => {
    for (time of times) breaker.failed();
  };
  return { ...breaker, failAt, setTime: (ms: number) => (time = ms) };
};

test('failures in a row over a while stop everybody, then one caller at a time tries', () => {
  const { mayTry, failed, succeeded, failAt, setTime } = setUp();
  failAt(0, 100, 300);
  expect(mayTry()).toBe(false);
  setTime(5_300);
  expect([mayTry(), mayTry()]).toEqual([true, false]);
  failed();
  expect(mayTry()).toBe(false);
  setTime(10_300);
  expect([mayTry(), mayTry()]).toEqual([true, false]);
  succeeded();
  expect([mayTry(), mayTry()]).toEqual([true, true]);
});

test.each([
  ['two failures', [0, 1_000]],
  ['many failures of one moment', Array.from({ length: 50 }, () => 7)],
])('%s stop nobody', (_what, times) => {
  const { mayTry, failAt } = setUp();
  failAt(...times);
  expect(mayTry()).toBe(true);
});

test('a success in between starts the count anew', () => {
  const { mayTry, succeeded, failAt } = setUp();
  failAt(0, 100);
  succeeded();
  failAt(200, 500);
  expect(mayTry()).toBe(true);
});
