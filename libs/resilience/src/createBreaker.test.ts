/** @jest-environment node */
import { createBreaker } from './createBreaker';
import { failedShare, failuresInARow } from './failureRules';

const createClock = () => {
  const clock = { now: 0 };
  return { clock, now: () => clock.now };
};

describe('a breaker that opens by the share of failures', () => {
  const setUp = () => {
    const { clock, now } = createClock();
    const rule = failedShare({ withinMs: 10_000, minAttempts: 20, maxFailedShare: 0.5, now });
    const breaker = createBreaker({ rule, pauseMs: 5_000, now });
    const fail = (count: number) => Array.from({ length: count }, breaker.failed);
    const succeed = (count: number) => Array.from({ length: count }, breaker.succeeded);
    return { breaker, clock, fail, succeed };
  };

  it('opens when at least half of at least twenty attempts failed', () => {
    const few = setUp();
    few.fail(19);
    expect(few.breaker.mayTry()).toBe(true);
    few.fail(1);
    expect(few.breaker.mayTry()).toBe(false);

    const half = setUp();
    half.succeed(11);
    half.fail(10);
    expect(half.breaker.mayTry()).toBe(true);
    half.fail(1);
    expect(half.breaker.mayTry()).toBe(false);
  });

  it('forgets attempts that are older than ten seconds', () => {
    const { breaker, clock, fail } = setUp();
    fail(19);
    clock.now = 9_999;
    expect(breaker.mayTry()).toBe(true);
    clock.now = 10_000;
    fail(1);
    expect(breaker.mayTry()).toBe(true);
    fail(18);
    expect(breaker.mayTry()).toBe(true);
    fail(1);
    expect(breaker.mayTry()).toBe(false);
  });

  it('lets one attempt through every five seconds, until one succeeds', () => {
    const { breaker, clock, fail, succeed } = setUp();
    fail(20);
    clock.now = 4_999;
    expect(breaker.mayTry()).toBe(false);
    clock.now = 5_000;
    expect([breaker.mayTry(), breaker.mayTry()]).toEqual([true, false]);
    fail(1);
    clock.now = 9_999;
    expect(breaker.mayTry()).toBe(false);
    clock.now = 10_000;
    expect(breaker.mayTry()).toBe(true);
    succeed(1);
    expect([breaker.mayTry(), breaker.mayTry()]).toEqual([true, true]);
    fail(10);
    expect(breaker.mayTry()).toBe(true);
  });
});

describe('a breaker that opens after failures in a row', () => {
  const setUp = () => {
    const { clock, now } = createClock();
    const rule = failuresInARow({ minFailures: 3, minMs: 250, now });
    const breaker = createBreaker({ rule, pauseMs: 5_000, now });
    const failAt = (...times: number[]) => {
      for (clock.now of times) breaker.failed();
    };
    return { ...breaker, failAt, clock };
  };

  it('stops everybody after failures over a while, then one attempt at a time passes', () => {
    const { mayTry, failed, succeeded, failAt, clock } = setUp();
    failAt(0, 100, 300);
    expect(mayTry()).toBe(false);
    clock.now = 5_300;
    expect([mayTry(), mayTry()]).toEqual([true, false]);
    failed();
    expect(mayTry()).toBe(false);
    clock.now = 10_300;
    expect([mayTry(), mayTry()]).toEqual([true, false]);
    succeeded();
    expect([mayTry(), mayTry()]).toEqual([true, true]);
  });

  it.each([
    ['two failures', [0, 1_000]],
    ['many failures of one moment', Array.from({ length: 50 }, () => 7)],
  ])('%s do not open it', (_what, times) => {
    const { mayTry, failAt } = setUp();
    failAt(...times);
    expect(mayTry()).toBe(true);
  });

  it('counts anew after a success', () => {
    const { mayTry, succeeded, failAt } = setUp();
    failAt(0, 100);
    succeeded();
    failAt(200, 500);
    expect(mayTry()).toBe(true);
  });
});
