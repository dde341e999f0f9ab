import { withTimeLimit } from './withTimeLimit';
import type { Call } from './withTimeLimit';

/** Milliseconds one page may spend: on the call it cannot do without, on every other call, and altogether. */
export interface BudgetLimits {
  primaryMs: number;
  secondaryMs: number;
  deadlineMs: number;
}

/** The time one page may still spend. Made per render, ended by the server when the render is over. */
export interface Budget {
  /** Runs the call a page cannot do without. Throws `BudgetError` when time is up, or what the call throws. */
  primary<T>(call: Call<T>): Promise<T>;
  /** Runs a call a page can do without. Never throws: a failure gives `fallback` and `name` is noted in `degraded`. */
  secondary<T>(call: Call<T>, fallback: T, name?: string): Promise<T>;
  /** Names of the secondary calls that failed so far. */
  readonly degraded: readonly string[];
  /** Aborts everything still under way. */
  end(): void;
}

/** Creates the budget of one render; the deadline counts from this call. */
export function createBudget({ primaryMs, secondaryMs, deadlineMs }: BudgetLimits): Budget {
  const endsAt = performance.now() + deadlineMs;
  const whole = new AbortController();
  const degraded: string[] = [];
  const within = <T>(ms: number, call: Call<T>) =>
    withTimeLimit(Math.max(0, Math.min(ms, endsAt - performance.now())), call, whole.signal);

  return {
    degraded,
    primary: (call) => within(primaryMs, call),
    secondary: (call, fallback, name = 'secondary') =>
      within(secondaryMs, call).catch(() => {
        degraded.push(name);
        return fallback;
      }),
    end: () => whole.abort(),
  };
}
