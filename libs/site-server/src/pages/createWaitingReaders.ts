import { hasHungUp } from '../http/Exchange';
import type { Exchange } from '../http/Exchange';

/** Readers who wait for pages in the making, by the key of the page. */
export interface WaitingReaders {
  /** Counts a reader while `work` goes on for it. Settles as `work` does. */
  count<T>(key: string, reader: Exchange, work: () => Promise<T>): Promise<T>;
  /**
   * Whether everybody who waits has hung up. Who has got an answer, such as an older page, does not wait any more: without anybody
   * left it is false, so that the page they asked for is still renewed.
   */
  haveHungUp(key: string): boolean;
}

/** Creates the count of those who wait; it remembers nothing once they have their answers. */
export const createWaitingReaders = (): WaitingReaders => {
  const readersOf = new Map<string, Set<Exchange>>();
  return {
    async count(key, reader, work) {
      const readers = readersOf.get(key) ?? new Set();
      readersOf.set(key, readers.add(reader));
      try {
        return await work();
      } finally {
        readers.delete(reader);
        if (readers.size === 0) readersOf.delete(key);
      }
    },
    haveHungUp(key) {
      const readers = readersOf.get(key);
      return readers !== undefined && [...readers].every(hasHungUp);
    },
  };
};
