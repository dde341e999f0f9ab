import { access } from 'node:fs/promises';
import { TimeoutError, within, type Stop } from './within';

const never = () => new Promise<never>(() => undefined);

test('what comes in time is passed on, other work is given up', async () => {
  await expect(within(1_000, async () => 'a')).resolves.toBe('a');
  await expect(within(1_000, () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  await expect(within(5, never)).rejects.toThrow(new TimeoutError(5));
  await expect(within(-20, never)).rejects.toThrow(TimeoutError);
});

test('the error of work that throws at once is passed on like that of any other', async () => {
  const work = () => {
    throw new Error('at once');
  };
  await expect(within(1_000, work)).rejects.toThrow('at once');
});

test('a process that was busy finds the answer that came meanwhile', async () => {
  await new Promise((resolve) => setImmediate(resolve));
  const answer = within(20, () => access(__filename).then(() => 'there'));
  for (const until = performance.now() + 300; performance.now() < until;);
  await expect(answer).resolves.toBe('there');
});

describe('work that can be stopped', () => {
  let running: Set<Stop>;
  let onStop: jest.Mock;

  beforeEach(() => {
    jest.useFakeTimers();
    running = new Set();
    onStop = jest.fn();
  });
  afterEach(() => jest.useRealTimers());

  test('rejects at once, tells the reason and leaves no timer behind', async () => {
    const stopped = within(1_000, never, running, onStop);
    running.forEach((stop) => stop('not needed'));
    await expect(stopped).rejects.toThrow('No answer within 1000 ms');
    expect(onStop.mock.calls).toEqual([['not needed']]);
    expect(running.size).toBe(0);
    expect(jest.getTimerCount()).toBe(0);
  });

  test('is told when its time is up', async () => {
    const late = expect(within(10, never, running, onStop)).rejects.toThrow('No answer within 10 ms');
    await jest.runAllTimersAsync();
    await late;
    expect(onStop.mock.calls).toEqual([[new TimeoutError(10)]]);
    expect(running.size).toBe(0);
  });

  test('can no longer be stopped when it has given something', async () => {
    await expect(within(1_000, async () => 'a', running, onStop)).resolves.toBe('a');
    expect(running.size).toBe(0);
    expect(jest.getTimerCount()).toBe(0);
  });

  test('ends once, also when it is stopped while its time ends', async () => {
    const stopped = within(10, never, running, onStop);
    // The timer has fired, and looks once more.
    jest.advanceTimersByTime(10);
    running.forEach((stop) => stop('not needed'));
    await expect(stopped).rejects.toThrow(TimeoutError);
    await jest.runAllTimersAsync();
    expect(onStop.mock.calls).toEqual([['not needed']]);
  });
});
