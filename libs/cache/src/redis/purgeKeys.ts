import type { RedisConnection } from './connectRedis';

/** Runs a command within the time of one operation; gives the fallback when Redis is away, slow or fails. */
export type AskRedis = <T>(
  name: string,
  fallback: T,
  command: (redis: RedisConnection) => Promise<T>,
) => Promise<T>;

/** Whether a value is meant, by the name of its cache and its key. */
export type MatchesKey = (name: string, key: string) => boolean;

/** A few milliseconds of Redis's time. */
const keysPerScan = 1_000;

/** Deletes the values below a prefix that are meant. False when Redis did not do it. */
export const purgeKeys = async (ask: AskRedis, prefix: string, matches: MatchesKey): Promise<boolean> => {
  const isMeant = (key: string) => {
    const [, name = '', own = ''] = /^([^:]*):(.*)$/s.exec(key.slice(prefix.length + 1)) ?? [];
    return matches(name, own);
  };
  let cursor = '0';
  do {
    const found = await ask('purge', undefined, (redis) =>
      redis.scan(cursor, { MATCH: `${prefix}:*`, COUNT: keysPerScan }),
    );
    if (!found) return false;
    const keys = found.keys.map(String).filter(isMeant);
    const isDone =
      keys.length === 0 || (await ask('purge', false, (redis) => redis.unlink(keys).then(() => true)));
    if (!isDone) return false;
    cursor = String(found.cursor);
  } while (cursor !== '0');
  return true;
};
