import { backOff } from '@share/resilience';

/** Milliseconds before media that failed are loaded again: 1, 2, 4 and then every 8 s. */
export const retryDelay = (tries: number): number => backOff({ from: 1_000, to: 8_000 }, tries);
