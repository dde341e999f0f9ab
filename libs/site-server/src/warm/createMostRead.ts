import type { RedisStore } from '@share/cache';

interface MostReadOptions {
  store: Pick<RedisStore, 'ask'>;
  /** Equal for all instances that count together, whatever their build. */
  siteOrigin: string;
  /** Between the moments at which counts are shared. */
  flushMs: number;
  /** Milliseconds since 1970. */
  now?: () => number;
}

/** The pages that visitors of all instances read most, of this hour and the one before. */
export interface MostRead {
  /** Counts a visitor of the page at an address. */
  count(address: string): void;
  /** Shares the counts so far. */
  flush(): Promise<void>;
  /** Addresses, the most read one first; undefined when Redis is away. */
  top(count: number): Promise<string[] | undefined>;
  close(): void;
}

const hourMs = 3_600_000;
/** Of one instance between two flushes; of many more pages none is read much. */
const maxCounted = 10_000;
/** What an instance shares of its counts at once. */
const maxShared = 1_000;
/** What stands in Redis. */
const maxStored = 1_000;

/** Creates the count; nothing of it is exact, and nothing names a visitor. */
export const createMostRead = ({ store, siteOrigin, flushMs, now = Date.now }: MostReadOptions): MostRead => {
  let counts = new Map<string, number>();
  const keyOf = (hoursAgo: number) => `share:read:${siteOrigin}:${Math.floor(now() / hourMs) - hoursAgo}`;

  const flush = async () => {
    const read = [...counts].sort(([, a], [, b]) => b - a).slice(0, maxShared);
    counts = new Map();
    if (read.length === 0) return;
    const key = keyOf(0);
    await store.ask('count', undefined, async (redis) => {
      const commands = redis.multi();
      for (const [address, count] of read) commands.zIncrBy(key, count, address);
      await commands
        .zRemRangeByRank(key, 0, -maxStored - 1)
        .pExpire(key, 2 * hourMs)
        .exec();
    });
  };
  const timer = setInterval(() => void flush(), flushMs).unref();

  return {
    count(address) {
      const count = counts.get(address) ?? 0;
      if (count > 0 || counts.size < maxCounted) counts.set(address, count + 1);
    },
    flush,
    async top(count) {
      const hours = await Promise.all(
        [0, 1].map((hoursAgo) =>
          store.ask('count', undefined, (redis) =>
            redis.zRangeWithScores(keyOf(hoursAgo), 0, count - 1, { REV: true }),
          ),
        ),
      );
      const sums = new Map<string, number>();
      const [thisHour, lastHour] = hours;
      if (!thisHour || !lastHour) return undefined;
      for (const { value, score } of [...thisHour, ...lastHour])
        sums.set(String(value), (sums.get(String(value)) ?? 0) + Number(score));
      return [...sums]
        .sort(([, a], [, b]) => b - a)
        .slice(0, count)
        .map(([address]) => address);
    },
    close: () => clearInterval(timer),
  };
};
