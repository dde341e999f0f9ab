import { createBreaker, failuresInARow, within } from '@share/resilience';
import { toWholeMs } from '../CacheLifetime';
import type { SharedLevel } from '../SharedLevel';
import { connectRedis } from './connectRedis';
import type { RedisConnection } from './connectRedis';
import { unwrap, wrap } from './envelope';
import type { ValueCodec } from './ValueCodec';

interface RedisStoreOptions {
  /** Begins every key, so that releases whose values differ never read each other's. */
  prefix: string;
  /** An operation failed; `name` is one of a few fixed words. Called often while Redis is away. */
  onFailure: (name: string, cause: unknown) => void;
  /** Longest time for one operation. */
  budgetMs?: number;
  /** How long Redis is left alone when it keeps failing. */
  pauseMs?: number;
}

/** Values of several instances of one release, in one Redis. */
export interface RedisStore {
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
  const { prefix, onFailure, budgetMs = 50, pauseMs = 5_000 } = options;
  const now = () => performance.now();
  const breaker = createBreaker({ rule: failuresInARow({ ...failing, now }), pauseMs, now });
  let connection: RedisConnection | undefined;
  let isClosed = false;

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

  const ask = async <T>(name: string, fallback: T, command: (redis: RedisConnection) => Promise<T>) => {
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
      const bytes = wrap(entry.lifetime, await codec.encode(entry.value));
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

  return {
    level,
    close() {
      isClosed = true;
      disconnect();
    },
  };
};
