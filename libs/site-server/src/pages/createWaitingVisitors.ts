import { type Exchange, hasHungUp } from '@share/http-server';

/** Requests that wait for pages in the making, by the key of the page. */
export interface WaitingVisitors {
  /** Counts a visitor while `work` goes on for it. Settles as `work` does. */
  count<T>(key: string, visitor: Exchange, work: () => Promise<T>): Promise<T>;
  /**
   * Whether all waiting clients have hung up. A request with a response, such as an older page, does not wait any more: with none
   * left it is false, so that the requested page is still renewed.
   */
  haveHungUp(key: string): boolean;
}

/** Creates the count of waiting requests; it remembers nothing once they have their responses. */
export const createWaitingVisitors = (): WaitingVisitors => {
  const visitorsOf = new Map<string, Set<Exchange>>();
  return {
    async count(key, visitor, work) {
      const visitors = visitorsOf.get(key) ?? new Set();
      visitorsOf.set(key, visitors.add(visitor));
      try {
        return await work();
      } finally {
        visitors.delete(visitor);
        if (visitors.size === 0) visitorsOf.delete(key);
      }
    },
    haveHungUp(key) {
      const visitors = visitorsOf.get(key);
      return visitors !== undefined && [...visitors].every(hasHungUp);
    },
  };
};
