/** Keeps away from something that fails. */
export interface Breaker {
  /** Whether to try. While open, one caller per pause may. */
  mayTry(): boolean;
  succeeded(): void;
  failed(): void;
}

/** Creates a breaker that opens for `pauseMs` after as many failures in a row. @param now monotonic milliseconds */
export const createBreaker = (maxFailures: number, pauseMs: number, now: () => number): Breaker => {
  let failures = 0;
  let openUntil = 0;
  return {
    mayTry() {
      if (failures < maxFailures) return true;
      if (now() < openUntil) return false;
      openUntil = now() + pauseMs;
      return true;
    },
    succeeded() {
      failures = 0;
    },
    failed() {
      failures += 1;
      if (failures === maxFailures) openUntil = now() + pauseMs;
    },
  };
};
