import { hasHungUp } from '../http/Exchange';
import type { Exchange } from '../http/Exchange';

/** Requests that wait for pages in the making, by the key of the page. */
export interface WaitingReaders {
  /** Counts a reader while `work` goes on for it. Settles as `work` does. */
  count<T>(key: string, reader: Exchange, work: () => Promise<T>): Promise<T>;
  /**
   * Whether all waiting clients have hung up. A request with a response, such as an older page, does not wait any more: with none
   * left it is false, so that the requested page is still renewed.
   */
  haveHungUp(key: string): boolean;
}

/** Creates the count of waiting requests; it remembers nothing once they have their responses. */
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
