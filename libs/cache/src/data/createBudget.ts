import type { NextRound } from '../createRounds';
import { within } from '@share/resilience';

/** An asynchronous call that stops when its signal aborts. */
type Call<T> = (signal: AbortSignal) => Promise<T>;

/** Milliseconds one page may spend: on its primary call, on each secondary call, and altogether. */
export interface BudgetLimits {
  primaryMs: number;
  secondaryMs: number;
  deadlineMs: number;
}

/** The time one page may still spend on upstream calls. Created per render; the server ends it when the render is over. */
export interface Budget {
  /** Runs the call a page cannot do without. Throws `TimeoutError` when time is up, an error when the page is finished, or what the call throws. */
  primary<T>(call: Call<T>): Promise<T>;
  /** Runs a call a page can do without. Never throws: a failure gives `fallback`, and `name` is added to `degraded`. */
  secondary<T>(call: Call<T>, fallback: T, name?: string): Promise<T>;
  /**
   * Waits as long as for a secondary call, for work that goes on without this page. Never throws: a failure gives undefined, and `name`
   * is added to `degraded`.
   */
  wait<T>(work: () => Promise<T>, name: string): Promise<T | undefined>;
  /** Says that a part of the page is missing or too old, though no call of this page failed. */
  lacks(name: string): void;
  /** Names of the secondary calls that failed so far, and of what else the page lacks. */
  degraded: readonly string[];
  /** To be awaited before the page is put together, which takes some milliseconds in which nothing else is answered. */
  nextRound: NextRound;
  /** Aborts every call still running; a later one is not made. */
  end(): void;
}

/** Made once, because an abort without a reason makes a `DOMException` with its stack for every page. */
const pageIsFinished = new Error('The page is finished');

/** Creates the budget of one render; the deadline counts from this call. @param nextRound default: no wait */
export const createBudget = (
  { primaryMs, secondaryMs, deadlineMs }: BudgetLimits,
  nextRound: NextRound = () => Promise.resolve(),
): Budget => {
  const deadline = performance.now() + deadlineMs;
  const page = new AbortController();
  const degraded: string[] = [];
  const left = (ms: number) => Math.max(0, Math.min(ms, deadline - performance.now()));

  const run = <T>(ms: number, call: Call<T>) => within({ ms: left(ms), signal: page.signal }, call);

  const orLack = <T, U>(result: Promise<T>, fallback: U, name: string): Promise<T | U> =>
    result.catch(() => {
      degraded.push(name);
      return fallback;
    });

  return {
    degraded,
    nextRound,
    lacks: (name) => void degraded.push(name),
    primary: (call) => run(primaryMs, call),
    secondary: (call, fallback, name = 'secondary') => orLack(run(secondaryMs, call), fallback, name),
    wait: (work, name) => orLack(run(secondaryMs, work), undefined, name),
    end: () => page.abort(pageIsFinished),
  };
};
