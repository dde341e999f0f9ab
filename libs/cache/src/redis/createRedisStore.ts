import { createBreaker, failuresInARow, within } from '@share/resilience';
import { toWholeMs } from '../CacheLifetime';
import type { SharedLevel } from '../SharedLevel';
import { connectRedis } from './connectRedis';
import type { RedisConnection } from './connectRedis';
import { unwrap, wrap } from './envelope';
import { purgeKeys, type AskRedis, type MatchesKey } from './purgeKeys';
import type { ValueCodec } from './ValueCodec';

interface RedisStoreOptions {
  /** Begins every key of a kind of values, so that releases whose values of it differ never read each other's. */
  prefixOf(name: string): string;
  /** An operation failed; `name` is one of a few fixed words. Called often while Redis is away. */
  onFailure: (name: string, cause: unknown) => void;
  /** Longest time for one operation. */
  budgetMs?: number;
  /** How long Redis is left alone when it keeps failing. */
  pauseMs?: number;
}

/** Values of several instances of one release, in one Redis. */
export interface RedisStore {
  /** @param name one of a few fixed words, for failures */
  ask: AskRedis;
  /** Deletes values, also those on their way there. False when Redis did not do it. */
  purge(matches: MatchesKey): Promise<boolean>;
  /** The values of one kind. @param name differs between kinds */
  level<Value>(name: string, codec: ValueCodec<Value>): SharedLevel<Value>;
  close(): void;
}

/** Larger values are not shared: they would hold up all others on the one connection. */
const maxValueBytes = 1024 * 1024;

/** From when on Redis counts as failing. */
const failing = { minFailures: 3, minMs: 250 };

/**
 * Creates the store. It never throws and needs no Redis: without one, nothing is found, everybody may refresh, and the connection is
 * tried again and again.
 * @param url `redis://` or `rediss://`
 */
export const createRedisStore = (url: string, options: RedisStoreOptions): RedisStore => {
  const { prefixOf, onFailure, budgetMs = 50, pauseMs = 5_000 } = options;
  const now = () => performance.now();
  const breaker = createBreaker({ rule: failuresInARow({ ...failing, now }), pauseMs, now });
  let connection: RedisConnection | undefined;
  let isClosed = false;
  let purges = 0;
  const prefixes = new Set<string>();

  const disconnect = () => {
    if (connection?.isOpen) connection.destroy();
  };
  connectRedis(url, (cause) => onFailure('connection', cause)).then(
    (connected) => {
      connection = connected;
      if (isClosed) disconnect();
    },
    (cause: unknown) => onFailure('connection', cause),
  );

  const ask: AskRedis = async (name, fallback, command) => {
    const redis = connection;
    if (!redis?.isReady || !breaker.mayTry()) return fallback;
    try {
      const reply = await within({ ms: budgetMs }, () => command(redis));
      breaker.succeeded();
      return reply;
    } catch (cause) {
      breaker.failed();
      onFailure(name, cause);
      return fallback;
    }
  };

  /** The value with the milliseconds it has left. Redis's own clock is the only one all instances share. */
  const read = (key: string) =>
    ask('get', undefined, async (redis) => {
      const [bytes, leftMs] = await Promise.all([redis.get(key), redis.pTTL(key)]);
      return Buffer.isBuffer(bytes) && leftMs > 0 ? { bytes, leftMs } : undefined;
    });

  const level = <Value>(name: string, codec: ValueCodec<Value>): SharedLevel<Value> => {
    const prefix = prefixOf(name);
    prefixes.add(prefix);
    const toKey = (key: string) => `${prefix}:${name}:${key}`;

    const get: SharedLevel<Value>['get'] = async (key) => {
      const found = await read(toKey(key));
      if (!found) return undefined;
      try {
        const { lifetime, value } = unwrap(found.bytes);
        const ageMs = Math.max(0, toWholeMs(lifetime) - found.leftMs);
        return { value: await codec.decode(value, lifetime), madeAt: Date.now() - ageMs, lifetime };
      } catch (cause) {
        onFailure('decode', cause);
        return undefined;
      }
    };

    const write: (...of: Parameters<SharedLevel<Value>['set']>) => Promise<void> = async (key, entry) => {
      const purgesBefore = purges;
      const bytes = wrap(entry.lifetime, await codec.encode(entry.value));
      if (purges !== purgesBefore) return;
      const leftMs = Math.floor(toWholeMs(entry.lifetime) - (Date.now() - entry.madeAt));
      if (bytes.length > maxValueBytes || leftMs <= 0) return;
      await ask('set', undefined, (redis) =>
        redis.set(toKey(key), bytes, { expiration: { type: 'PX', value: leftMs } }).then(() => undefined),
      );
    };

    return {
      get,
      set: (key, entry) => void write(key, entry).catch((cause: unknown) => onFailure('encode', cause)),
      delete: (key) => void ask('delete', 0, (redis) => redis.del(toKey(key))),
      lock: (key, ms) =>
        ask('lock', true, async (redis) => {
          const expiration = { type: 'PX', value: ms } as const;
          return (await redis.set(`${toKey(key)}:lock`, '1', { condition: 'NX', expiration })) !== null;
        }),
    };
  };

  const purge = async (matches: MatchesKey): Promise<boolean> => {
    purges += 1;
    const done = await Promise.all([...prefixes].map((prefix) => purgeKeys(ask, prefix, matches)));
    return done.every(Boolean);
  };

  return {
    ask,
    purge,
    level,
    close() {
      isClosed = true;
      disconnect();
    },
  };
};
