import { withDeadline } from './withDeadline';

const requestId = 'browser-1';
const never = () => new Promise<never>(() => undefined);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('withDeadline', () => {
  it('passes the result or error of the work on, and clears its timer', async () => {
    await expect(withDeadline({ timeoutMs: 10, signal: undefined, requestId }, async () => 7)).resolves.toBe(
      7,
    );
    const failure = new Error('own');
    await expect(
      withDeadline({ timeoutMs: 10, signal: undefined, requestId }, () => Promise.reject(failure)),
    ).rejects.toBe(failure);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('ends work that ignores its signal when the time is over', async () => {
    let inner: AbortSignal | undefined;
    const result = withDeadline({ timeoutMs: 1500, signal: undefined, requestId }, (signal) => {
      inner = signal;
      return never();
    });
    const outcome = expect(result).rejects.toMatchObject({ kind: 'timeout', requestId });
    await jest.advanceTimersByTimeAsync(1499);
    expect(inner?.aborted).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(inner?.aborted).toBe(true);
    await outcome;
  });

  it('ends the work when the caller cancels, and stops listening to the signal', async () => {
    const caller = new AbortController();
    const remove = jest.spyOn(caller.signal, 'removeEventListener');
    const result = withDeadline({ timeoutMs: 1500, signal: caller.signal, requestId }, never);
    caller.abort();
    await expect(result).rejects.toMatchObject({ kind: 'aborted', requestId });
    expect(remove).toHaveBeenCalled();
    expect(jest.getTimerCount()).toBe(0);
  });

  it('does not start for a caller who has already cancelled', async () => {
    const work = jest.fn(never);
    await expect(
      withDeadline({ timeoutMs: 10, signal: AbortSignal.abort(), requestId }, work),
    ).rejects.toMatchObject({
      kind: 'aborted',
      requestId,
    });
    expect(work).not.toHaveBeenCalled();
  });
});
