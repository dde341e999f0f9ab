/** @jest-environment node */
import { access } from 'node:fs/promises';
import { resultWithin, TimeoutError, within } from './within';

/** Fake timers take an immediate that a timer sets for a millisecond. */
const oneImmediate = 1;

const never = () => new Promise<never>(() => undefined);

test('a result that comes in time is passed on, other work is given up', async () => {
  await expect(within({ ms: 1_000 }, async () => 'a')).resolves.toBe('a');
  await expect(within({ ms: 1_000 }, () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  await expect(within({ ms: 5 }, never)).rejects.toThrow(new TimeoutError(5));
  await expect(within({ ms: -20 }, never)).rejects.toThrow(TimeoutError);
});

test('the error of work that throws at once is passed on like that of any other', async () => {
  const work = () => {
    throw new Error('at once');
  };
  await expect(within({ ms: 1_000 }, work)).rejects.toThrow('at once');
});

test('a process that was busy finds the response that came meanwhile', async () => {
  await new Promise((resolve) => setImmediate(resolve));
  const result = within({ ms: 20 }, () => access(__filename).then(() => 'there'));
  for (const until = performance.now() + 300; performance.now() < until;);
  await expect(result).resolves.toBe('there');
});

describe('work and its signal', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  /** Work that never ends, with the signal it got. */
  const start = (ms: number, signal?: AbortSignal) => {
    const signals: AbortSignal[] = [];
    const result = within({ ms, signal }, (own) => {
      signals.push(own);
      return never();
    });
    return { result, signals };
  };

  test('are ended when the time is over, not before', async () => {
    const { result, signals } = start(10);
    const late = expect(result).rejects.toThrow('No answer within 10 ms');
    await jest.advanceTimersByTimeAsync(9);
    expect(signals[0]?.aborted).toBe(false);
    await jest.advanceTimersByTimeAsync(1 + oneImmediate);
    await late;
    expect(signals[0]?.reason).toEqual(new TimeoutError(10));
  });

  test('are ended by the signal of the caller, for its reason, and leave no timer and no listener behind', async () => {
    const caller = new AbortController();
    const remove = jest.spyOn(caller.signal, 'removeEventListener');
    const { result, signals } = start(1_000, caller.signal);
    caller.abort(new Error('not needed'));
    await expect(result).rejects.toThrow('not needed');
    expect(signals[0]?.reason).toEqual(new Error('not needed'));
    expect(remove).toHaveBeenCalledTimes(1);
    expect(jest.getTimerCount()).toBe(0);
  });

  test('do not begin for a caller who has ended already', async () => {
    const { result, signals } = start(1_000, AbortSignal.abort(new Error('not needed')));
    await expect(result).rejects.toThrow('not needed');
    expect(signals).toEqual([]);
    expect(jest.getTimerCount()).toBe(0);
  });

  test('are left alone once there is a result', async () => {
    const caller = new AbortController();
    let own: AbortSignal | undefined;
    const work = async (signal: AbortSignal) => {
      own = signal;
      return 'a';
    };
    await expect(within({ ms: 1_000, signal: caller.signal }, work)).resolves.toBe('a');
    caller.abort();
    expect(own?.aborted).toBe(false);
    expect(jest.getTimerCount()).toBe(0);
  });

  test('are left alone when the result comes while their time ends', async () => {
    let own: AbortSignal | undefined;
    let finish = (_: string) => undefined as void;
    const result = within({ ms: 10 }, (signal) => {
      own = signal;
      return new Promise<string>((resolve) => (finish = resolve));
    });
    // The timer has fired, and looks once more.
    jest.advanceTimersByTime(10);
    finish('a');
    await expect(result).resolves.toBe('a');
    await jest.runAllTimersAsync();
    expect(own?.aborted).toBe(false);
  });

  test('end once, also when the caller ends them while their time ends', async () => {
    const caller = new AbortController();
    const { result, signals } = start(10, caller.signal);
    // The timer has fired, and looks once more.
    jest.advanceTimersByTime(10);
    caller.abort(new Error('not needed'));
    await expect(result).rejects.toThrow('not needed');
    await jest.runAllTimersAsync();
    expect(signals[0]?.reason).toEqual(new Error('not needed'));
  });
});

describe('resultWithin', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('gives the result or the error of work that ends in time, and leaves no timer behind', async () => {
    await expect(resultWithin(1000, Promise.resolve('read'))).resolves.toBe('read');
    await expect(resultWithin(1000, Promise.reject(new Error('refused')))).rejects.toThrow('refused');
    expect(jest.getTimerCount()).toBe(0);
  });

  test('gives undefined when the time is over, not before', async () => {
    const settled = jest.fn();
    void resultWithin(1000, never()).then(settled);
    await jest.advanceTimersByTimeAsync(999);
    expect(settled).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1 + oneImmediate);
    expect(settled).toHaveBeenCalledWith(undefined);
  });
});
