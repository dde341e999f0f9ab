import { backOff } from '@share/resilience';

/** Failed reads are followed by longer waits, up to this many intervals. */
const longestWait = 8;
/** An interval is up to a quarter shorter or longer: visitors who began at the same moment ask at different ones. */
const spread = 0.4;
const longest = 1.25;

/** Reads something again and again. */
export interface Poller {
  /** Sets the time between two reads on average, in milliseconds; 0 stops (spec §4). The first read comes after one interval. */
  setInterval(milliseconds: number): void;
}

/** @param read a rejection makes the next wait longer */
export const createPoller = (read: () => Promise<unknown>): Poller => {
  let interval = 0;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const wait = (): void => {
    const from = interval * longest;
    timer = setTimeout(run, backOff({ from, to: from * longestWait, spread }, failures));
  };
  const run = async (): Promise<void> => {
    const own = timer;
    await read().then(
      () => {
        failures = 0;
      },
      () => {
        failures += 1;
      },
    );
    // Set anew meanwhile: that has a timer of its own, or none.
    if (timer === own && interval > 0) wait();
  };

  return {
    setInterval: (milliseconds) => {
      if (milliseconds === interval) return;
      clearTimeout(timer);
      timer = undefined;
      interval = milliseconds;
      failures = 0;
      if (milliseconds > 0) wait();
    },
  };
};
