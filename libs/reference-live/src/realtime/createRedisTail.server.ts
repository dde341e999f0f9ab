import type { RedisClientType } from '@redis/client';
import type { DeliveredEntry, RoomTail } from '../rooms/RoomTail';

/** Entries of a room, and seconds that they stay after the last one. */
const length = 1_000;
const seconds = 60;

interface RedisTailOptions {
  /** Begins every key. */
  prefix: string;
  /** Runs a command, or gives the fallback when Redis does not answer in time. */
  run<T>(fallback: T, command: () => Promise<T>): Promise<T>;
}

/** The latest entries of rooms, in a stream for each. */
export const createRedisTail = (
  redis: Pick<RedisClientType, 'xAdd' | 'xRange' | 'expire' | 'del'>,
  { prefix, run }: RedisTailOptions,
): RoomTail => {
  const toKey = (room: string) => `${prefix}:tail:${room}`;
  return {
    add: (room, { position, push }) =>
      run(undefined, async () => {
        const { ErrorReply } = await import('@redis/client');
        const key = toKey(room);
        const TRIM = { strategy: 'MAXLEN', strategyModifier: '~', threshold: length } as const;
        const added = redis
          .xAdd(key, `${position}-1`, { push: JSON.stringify(push) }, { TRIM })
          .catch((error: unknown) => {
            // A later entry came first, so this one is missing: the store is read instead.
            if (!(error instanceof ErrorReply)) throw error;
          });
        await Promise.all([added, redis.expire(key, seconds)]);
      }),
    after: (room, position, limit) =>
      run<DeliveredEntry[]>([], async () => {
        const found = await redis.xRange(toKey(room), `${position + 1}-0`, '+', { COUNT: limit });
        return (found ?? []).map(({ id, message }) => ({
          position: Number.parseInt(id, 10),
          push: JSON.parse(message['push'] ?? ''),
        }));
      }),
    forget: (room) =>
      run(undefined, async () => {
        await redis.del(toKey(room));
      }),
  };
};
