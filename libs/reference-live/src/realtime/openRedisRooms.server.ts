import { backOff, createBreaker, failuresInARow, within } from '@share/resilience';
import type { RoomTail } from '../rooms/RoomTail';
import { createRedisTail } from './createRedisTail.server';
import { type Notice, type Notifier, readNotice } from './Notice';

/** Milliseconds; spread, so that instances do not come back together. */
const reconnect = { from: 100, to: 2_000, spread: 0.3 };
/** Longest time of a command: a room does not wait for Redis. */
const commandMs = 250;
const failing = { minFailures: 3, minMs: 500 };
const pauseMs = 2_000;
/** Between two looks at Redis; while it is away each of them reads what the store has, too. */
const lookMs = 2_000;
/** Notices may have been missed: any channel may have news. */
const newsEverywhere: Notice = { type: 'news' };

interface RedisRoomsOptions {
  /** Begins every key and the topic: platforms that share a Redis have different ones. */
  prefix: string;
  onError?: (error: unknown) => void;
}

/** What instances of a platform share of their rooms besides the store. */
export interface RedisRooms {
  notifier: Notifier;
  tail: RoomTail;
  close(): void;
}

/**
 * Rooms of several instances through one Redis: notices by PUBLISH, the latest entries in a stream for each room. With Redis nothing is
 * lost: the order and the archive are the store's. While it is away nothing waits for it, and every room looks into the store each two
 * seconds; when it is back, all instances read what they may have missed.
 */
export const openRedisRooms = async (
  url: string,
  { prefix, onError = () => undefined }: RedisRoomsOptions,
): Promise<RedisRooms> => {
  const { createClient } = await import('@redis/client');
  const topic = `${prefix}:notice`;
  const now = () => performance.now();
  const breaker = createBreaker({ rule: failuresInARow({ ...failing, now }), pauseMs, now });
  const openClient = () => {
    const client = createClient({
      url,
      disableOfflineQueue: true,
      pingInterval: 5_000,
      socket: {
        connectTimeout: 1_000,
        socketTimeout: 15_000,
        reconnectStrategy: (attempts) => backOff(reconnect, attempts),
      },
    });
    client.on('error', onError);
    return client;
  };
  const commands = openClient();
  const notices = openClient();
  let onNotice: (notice: Notice) => void = () => undefined;
  /** A command has failed or was left out: others may have missed a notice of this instance. */
  let hasFailed = false;

  const run = async <T>(fallback: T, command: () => Promise<T>): Promise<T> => {
    if (!commands.isReady || !breaker.mayTry()) {
      hasFailed = true;
      return fallback;
    }
    try {
      const reply = await within({ ms: commandMs }, command);
      breaker.succeeded();
      return reply;
    } catch (error) {
      breaker.failed();
      hasFailed = true;
      onError(error);
      return fallback;
    }
  };
  const announce = (notice: Notice): Promise<boolean> =>
    run(false, async () => {
      await commands.publish(topic, JSON.stringify(notice));
      return true;
    });

  const look = async (): Promise<void> => {
    const isHere = await run(false, async () => (await commands.ping()) === 'PONG');
    if (!isHere || !notices.isReady) onNotice(newsEverywhere);
    else if (hasFailed && (await announce(newsEverywhere))) hasFailed = false;
  };
  const looks = setInterval(() => void look(), lookMs);
  looks.unref();

  commands.connect().catch(onError);
  notices
    .connect()
    .then(async () => {
      await notices.subscribe(topic, (text) => {
        const notice = readNotice(text);
        if (notice) onNotice(notice);
      });
      onNotice(newsEverywhere);
      notices.on('ready', () => onNotice(newsEverywhere));
    })
    .catch(onError);

  return {
    notifier: {
      listen: (listener) => {
        onNotice = listener;
      },
      announce: async (notice) => {
        await announce(notice);
      },
    },
    tail: createRedisTail(commands, { prefix, run }),
    close: () => {
      clearInterval(looks);
      for (const client of [commands, notices]) if (client.isOpen) client.destroy();
    },
  };
};
