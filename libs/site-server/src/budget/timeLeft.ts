/** Time a page has for itself when it waited long for its turn, in milliseconds. */
const minimumMs = 700;

/**
 * Milliseconds a page may take that has waited for its turn: what is left of its deadline, but not too little to be worth starting,
 * and never more than the whole deadline.
 */
export const timeLeft = (deadlineMs: number, waitedMs: number): number =>
  Math.min(deadlineMs, Math.max(minimumMs, deadlineMs - waitedMs));
