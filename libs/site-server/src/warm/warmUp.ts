import { setTimeout as pause } from 'node:timers/promises';
import { within } from '@share/resilience';
import type { MostRead } from './createMostRead';

export interface WarmUpOptions {
  mostRead: Pick<MostRead, 'top'>;
  /** How many pages at most. */
  pages: number;
  /** The whole time that it may take, in milliseconds. */
  ms: number;
  /** Requests the page at an address of this instance. */
  visit(address: string, signal: AbortSignal): Promise<void>;
  isStopped(): boolean;
}

/** As many as the machine has use for before there are visitors. */
const concurrent = 4;
/** The connection to Redis is still being opened. */
const redisMs = 1_000;
const lookEveryMs = 20;

/**
 * Requests the most read pages, so that an instance has them before its first visitor. Never rejects.
 * @returns how many were requested
 */
export const warmUp = async ({ mostRead, pages, ms, visit, isStopped }: WarmUpOptions): Promise<number> => {
  let requested = 0;
  const findTop = async () => {
    for (const endsAt = performance.now() + redisMs; performance.now() < endsAt && !isStopped();) {
      const top = await mostRead.top(pages);
      if (top) return top;
      await pause(lookEveryMs);
    }
    return [];
  };
  const visitAll = async (signal: AbortSignal) => {
    const left = await findTop();
    const visitNext = async () => {
      for (
        let next = left.shift();
        next !== undefined && !signal.aborted && !isStopped();
        next = left.shift()
      ) {
        requested += 1;
        // A page that cannot be made is made for its visitor, or fails then.
        await visit(next, signal).catch(() => undefined);
      }
    };
    await Promise.all(Array.from({ length: concurrent }, visitNext));
  };
  await within({ ms }, visitAll).catch(() => undefined);
  return requested;
};
