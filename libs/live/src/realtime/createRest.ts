/** The time for which no connection is tried. */
export interface Rest {
  afterEnd(): void;
  /** Twice as long each time, until an attempt succeeds. */
  afterFailure(): void;
  succeed(): void;
  stop(): void;
}

/** Readers who have lost the platform at the same moment come back at different ones. */
const spread = (milliseconds: number): number => milliseconds * (0.5 + Math.random() / 2);

/**
 * @param wait after the first failed attempt; after an end, and at most after many failed attempts; in milliseconds
 */
export const createRest = (wait: { from: number; to: number }, onOver: () => void): Rest => {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const begin = (milliseconds: number): void => {
    clearTimeout(timer);
    timer = setTimeout(onOver, spread(milliseconds));
  };
  return {
    afterEnd: () => begin(wait.to),
    afterFailure: () => {
      begin(Math.min(wait.from * 2 ** failures, wait.to));
      failures += 1;
    },
    succeed: () => {
      failures = 0;
    },
    stop: () => clearTimeout(timer),
  };
};
