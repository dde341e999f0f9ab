/** A call did not answer in the time it was given. */
export class BudgetError extends Error {
  override readonly name = 'BudgetError';

  /** @param limitMs the time that was given, in milliseconds */
  constructor(readonly limitMs: number) {
    super(`No answer within ${Math.round(limitMs)} ms`);
  }
}

/** Something asynchronous that stops when its signal aborts. */
export type Call<T> = (signal: AbortSignal) => Promise<T>;

/**
 * Runs a call for at most `limitMs`, or until `parent` aborts. The caller is freed at that moment even when the call
 * ignores its signal; what the call does later is of no consequence.
 * @throws {BudgetError} when time is up
 */
export function withTimeLimit<T>(limitMs: number, call: Call<T>, parent?: AbortSignal): Promise<T> {
  const own = new AbortController();
  return new Promise<T>((resolve, reject) => {
    const stop = () => {
      const cause = new BudgetError(limitMs);
      settled();
      own.abort(cause);
      reject(cause);
    };
    const timer = setTimeout(stop, limitMs);
    const settled = () => {
      clearTimeout(timer);
      parent?.removeEventListener('abort', stop);
    };
    parent?.addEventListener('abort', stop, { once: true });
    if (parent?.aborted) stop();
    new Promise<T>((run) => run(call(own.signal))).finally(settled).then(resolve, reject);
  });
}
