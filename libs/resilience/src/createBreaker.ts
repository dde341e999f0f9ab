/** Decides from the attempts so far whether further ones are worth it. */
export interface FailureRule {
  count(hasFailed: boolean): void;
  isBroken(): boolean;
  /** Forgets all attempts. */
  reset(): void;
}

/** A circuit breaker: stops attempts at something that fails. */
export interface Breaker {
  /** Whether to try. While open, a true answer is the probe: the attempt has to be made. */
  mayTry(): boolean;
  succeeded(): void;
  failed(): void;
}

interface BreakerOptions {
  rule: FailureRule;
  /** While open, one attempt passes in so many milliseconds, until one succeeds. */
  pauseMs: number;
  /** Monotonic milliseconds. */
  now: () => number;
}

/**
 * Creates a breaker that opens when its rule says so. Ours, because opossum keeps a timer running for each breaker, and counts an attempt
 * that its own caller cancelled as a success or a failure; here it is neither.
 */
export const createBreaker = ({ rule, pauseMs, now }: BreakerOptions): Breaker => {
  /** When the next attempt may pass; undefined while closed. */
  let probeAt: number | undefined;
  return {
    mayTry() {
      if (probeAt === undefined) return true;
      if (now() < probeAt) return false;
      probeAt = now() + pauseMs;
      return true;
    },
    succeeded() {
      if (probeAt !== undefined) rule.reset();
      probeAt = undefined;
      rule.count(false);
    },
    failed() {
      rule.count(true);
      if (probeAt === undefined && rule.isBroken()) probeAt = now() + pauseMs;
    },
  };
};
