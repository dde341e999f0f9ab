interface BackOff {
  /** Milliseconds after the first failure. */
  from: number;
  /** Milliseconds at most. */
  to: number;
  /** The share, 0 to 1, by which a pause may be shorter, so that clients who failed together come back at different times. */
  spread?: number;
}

/** Milliseconds before the next attempt: twice as many after each further failure. @param failures before the last one */
export const backOff = ({ from, to, spread = 0 }: BackOff, failures: number): number =>
  Math.min(from * 2 ** failures, to) * (1 - spread + spread * Math.random());
