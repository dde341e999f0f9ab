/** A call did not answer in time. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';

  constructor(timeoutMs: number) {
    super(`No answer within ${Math.round(timeoutMs)} ms`);
  }
}

/** An asynchronous call that stops when its signal aborts. */
type Call<T> = (signal: AbortSignal) => Promise<T>;

/**
 * Runs a call for at most `timeoutMs`, or until `parent` aborts. The returned promise settles at that moment even when the
 * call ignores its signal; a later result of the call is dropped. A process that was busy looks for an answer that has arrived
 * meanwhile before it gives up: its own load is no failure of the platform.
 * @throws {TimeoutError} when time is up
 */
export const withTimeout = <T>(timeoutMs: number, call: Call<T>, parent?: AbortSignal): Promise<T> => {
  const controller = new AbortController();
  return new Promise<T>((resolve, reject) => {
    /** `reason` tells the call whether it took too long or is merely not needed any more. */
    const stop = (reason: unknown) => {
      cleanUp();
      controller.abort(reason);
      reject(reason instanceof TimeoutError ? reason : new TimeoutError(timeoutMs));
    };
    let isOver = false;
    const giveUp = () => {
      if (!isOver) stop(new TimeoutError(timeoutMs));
    };
    const timer = setTimeout(() => setImmediate(giveUp), timeoutMs);
    const onParent = () => stop(parent?.reason);
    const cleanUp = () => {
      isOver = true;
      clearTimeout(timer);
      parent?.removeEventListener('abort', onParent);
    };
    parent?.addEventListener('abort', onParent, { once: true });
    if (parent?.aborted) onParent();
    new Promise<T>((run) => run(call(controller.signal))).finally(cleanUp).then(resolve, reject);
  });
};

/** Milliseconds one page may spend: on its primary call, on each secondary call, and altogether. */
interface BudgetLimits {
  primaryMs: number;
  secondaryMs: number;
  deadlineMs: number;
}

/** The time one page may still spend on upstream calls. Created per render; the server ends it when the render is over. */
export interface Budget {
  /** Runs the call a page cannot do without. Throws `TimeoutError` when time is up, or what the call throws. */
  primary<T>(call: Call<T>): Promise<T>;
  /** Runs a call a page can do without. Never throws: a failure gives `fallback`, and `name` is added to `degraded`. */
  secondary<T>(call: Call<T>, fallback: T, name?: string): Promise<T>;
  /** Says that a part of the page is missing or too old, though no call of this page failed. */
  lacks(name: string): void;
  /** Names of the secondary calls that failed so far, and of what else the page lacks. */
  degraded: readonly string[];
  /** Aborts every call still running. */
  end(): void;
}

/** Made once, because an abort without a reason makes a `DOMException` with its stack for every page. */
const pageIsFinished = new Error('The page is finished');

/** Creates the budget of one render; the deadline counts from this call. */
export const createBudget = ({ primaryMs, secondaryMs, deadlineMs }: BudgetLimits): Budget => {
  const deadline = performance.now() + deadlineMs;
  const controller = new AbortController();
  const degraded: string[] = [];
  const run = <T>(ms: number, call: Call<T>) =>
    withTimeout(Math.max(0, Math.min(ms, deadline - performance.now())), call, controller.signal);

  return {
    degraded,
    lacks: (name) => void degraded.push(name),
    primary: (call) => run(primaryMs, call),
    secondary: (call, fallback, name = 'secondary') =>
      run(secondaryMs, call).catch(() => {
        degraded.push(name);
        return fallback;
      }),
    end: () => controller.abort(pageIsFinished),
  };
};
