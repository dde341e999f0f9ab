import type { LogEntry } from './liveRecords';

/** An entry of a room as it is delivered. */
export type DeliveredEntry = Pick<LogEntry, 'position' | 'push'>;

/**
 * The latest entries of rooms, in a place that is faster to read than the store, for several instances. It may miss any of them: the store has the
 * order and the archive.
 */
export interface RoomTail {
  add(room: string, entry: DeliveredEntry): Promise<void>;
  /** Entries after a position, oldest first; some may be missing. */
  after(room: string, position: number, limit: number): Promise<DeliveredEntry[]>;
  /** Drops the entries of a room. */
  forget(room: string): Promise<void>;
}

const maxEntries = 100;

/** The entries after a position up to another one, and those that follow; none unless all of them are in the tail. */
export const readTail = async (
  tail: RoomTail,
  { room, from, to }: { room: string; from: number; to: number },
): Promise<DeliveredEntry[]> => {
  if (to - from > maxEntries) return [];
  const entries = await tail.after(room, from, maxEntries);
  const hasAll =
    entries.length >= to - from && entries.every(({ position }, index) => position === from + index + 1);
  return hasAll ? entries : [];
};
