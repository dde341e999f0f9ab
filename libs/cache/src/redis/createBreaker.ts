/** Keeps away from something that fails. */
export interface Breaker {
  /** Whether to try. While open, one caller per pause may. */
  mayTry(): boolean;
  succeeded(): void;
  failed(): void;
}

/** Fewer failures, or failures of one moment, such as many commands that met the same short stall, open nothing. */
const minFailures = 3;
const minFailingMs = 250;

/**
 * Creates a breaker that opens for `pauseMs` when three or more attempts in a row have failed over a quarter of a second.
 * @param now monotonic milliseconds
 */
export const createBreaker = (pauseMs: number, now: () => number): Breaker => {
  let failures = 0;
  let failingSince = 0;
  let openUntil: number | undefined;
  return {
    mayTry() {
      if (openUntil === undefined) return true;
      if (now() < openUntil) return false;
      openUntil = now() + pauseMs;
      return true;
    },
    succeeded() {
      failures = 0;
      openUntil = undefined;
    },
    failed() {
      if (failures === 0) failingSince = now();
      failures += 1;
      if (failures >= minFailures && now() - failingSince >= minFailingMs) openUntil ??= now() + pauseMs;
    },
  };
};
