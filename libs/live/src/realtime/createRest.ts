import { backOff } from '@share/resilience';

/** The time for which no connection is tried. */
export interface Rest {
  afterEnd(): void;
  /** Twice as long each time, until an attempt succeeds. */
  afterFailure(): void;
  succeed(): void;
  stop(): void;
}

/** Visitors who have lost the platform at the same moment come back at different ones. */
const spread = 0.5;

/**
 * @param wait after the first failed attempt; after an end, and at most after many failed attempts; in milliseconds
 */
export const createRest = (wait: { from: number; to: number }, onOver: () => void): Rest => {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const begin = (milliseconds: number): void => {
    clearTimeout(timer);
    timer = setTimeout(onOver, milliseconds);
  };
  return {
    afterEnd: () => begin(backOff({ from: wait.to, to: wait.to, spread }, 0)),
    afterFailure: () => {
      begin(backOff({ ...wait, spread }, failures));
      failures += 1;
    },
    succeed: () => {
      failures = 0;
    },
    stop: () => clearTimeout(timer),
  };
};
