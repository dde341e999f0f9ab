import { createBreaker } from './createBreaker';

const openBreaker = () => {
  const clock = { now: 0 };
  const breaker = createBreaker(() => clock.now);
  const fail = (count: number) => Array.from({ length: count }, breaker.failed);
  const succeed = (count: number) => Array.from({ length: count }, breaker.succeeded);
  return { breaker, clock, fail, succeed };
};

describe('createBreaker', () => {
  it('opens when at least half of at least twenty calls failed', () => {
    const few = openBreaker();
    few.fail(19);
    expect(few.breaker.mayCall()).toBe(true);
    few.fail(1);
    expect(few.breaker.mayCall()).toBe(false);

    const half = openBreaker();
    half.succeed(11);
    half.fail(10);
    expect(half.breaker.mayCall()).toBe(true);
    half.fail(1);
    expect(half.breaker.mayCall()).toBe(false);
  });

  it('forgets what is older than ten seconds', () => {
    const { breaker, clock, fail } = openBreaker();
    fail(19);
    clock.now = 9_999;
    fail(0);
    expect(breaker.mayCall()).toBe(true);
    clock.now = 10_000;
    fail(1);
    expect(breaker.mayCall()).toBe(true);
    fail(18);
    expect(breaker.mayCall()).toBe(true);
    fail(1);
    expect(breaker.mayCall()).toBe(false);
  });

  it('lets one call through every five seconds, until one succeeds', () => {
    const { breaker, clock, fail, succeed } = openBreaker();
    fail(20);
    clock.now = 4_999;
    expect(breaker.mayCall()).toBe(false);
    clock.now = 5_000;
    expect([breaker.mayCall(), breaker.mayCall()]).toEqual([true, false]);
    fail(1);
    clock.now = 9_999;
    expect(breaker.mayCall()).toBe(false);
    clock.now = 10_000;
    expect(breaker.mayCall()).toBe(true);
    succeed(1);
    expect([breaker.mayCall(), breaker.mayCall()]).toEqual([true, true]);
    fail(10);
    expect(breaker.mayCall()).toBe(true);
  });
});
