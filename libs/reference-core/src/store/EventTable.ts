/**
 * Stores events by day, many in one write, apart from the records: there are far more of them, and whole days are removed at once.
 * Days are counted in UTC from 1970 on (`dayOf`).
 */
export interface EventTable {
  /**
   * Writes events of one day, each the text of a JSON object with an `id`. An id that the day has already is left out. Resolves with how
   * many were new.
   */
  insert(day: number, bodies: readonly string[]): Promise<number>;
  /** Makes room for events of these days; `insert` does so where it is missing. */
  prepare(days: readonly number[]): Promise<void>;
  /** Removes all days before `day`; resolves with how many there were, or undefined while another process is at it. */
  removeBefore(day: number): Promise<number | undefined>;
  /** The newest events, in the order of storing. */
  listNewest<Body extends object>(limit: number): Promise<Body[]>;
}

export const dayMs = 24 * 3_600_000;

/** The day of a time in milliseconds. */
export const dayOf = (ms: number): number => Math.floor(ms / dayMs);

/** A day as it is written: 2026-11-21. */
export const toDate = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10);
