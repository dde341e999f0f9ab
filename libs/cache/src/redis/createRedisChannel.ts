import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { connectRedis } from './connectRedis';
import type { RedisStore } from './createRedisStore';

interface RedisChannelOptions {
  /** Names the channel; equal for all instances that listen to each other. */
  name: string;
  store: Pick<RedisStore, 'ask'>;
  /** A message of any instance, this one included; it is confirmed once that is done. */
  onMessage: (body: unknown) => Promise<void>;
  /** `name` is one of a few fixed words. */
  onFailure: (name: string, cause: unknown) => void;
}

/** How many instances were reached by a message, and how many have done what it says. */
export interface Delivery {
  reached: number;
  confirmed: number;
}

/** Messages to all instances of a site. */
export interface RedisChannel {
  /** Waits for confirmations, a second at most. Undefined when Redis did not take the message. */
  send(body: unknown): Promise<Delivery | undefined>;
  close(): void;
}

const confirmMs = 1_000;
const lookEveryMs = 20;
const confirmationSeconds = 60;

const envelope = z.object({ id: z.hex().length(32), body: z.unknown() });

/**
 * Opens the channel, through a connection of its own, which listens only. An instance whose connection is lost while a message is sent does
 * not get it, and is not counted.
 * @param url `redis://` or `rediss://`
 */
export const createRedisChannel = (url: string, options: RedisChannelOptions): RedisChannel => {
  const { name, store, onMessage, onFailure } = options;
  const confirmations = (id: string) => `${name}:${id}`;
  let close = () => undefined as void;
  let isClosed = false;

  const receive = async (text: string) => {
    const { id, body } = envelope.parse(JSON.parse(text));
    await onMessage(body);
    await store.ask('confirm', undefined, async (redis) => {
      await redis.incr(confirmations(id));
      await redis.expire(confirmations(id), confirmationSeconds);
    });
  };
  const listener = (text: string) =>
    void receive(text).catch((cause: unknown) => onFailure('message', cause));

  connectRedis(url, (cause) => onFailure('connection', cause)).then(
    (redis) => {
      close = () => {
        if (redis.isOpen) redis.destroy();
      };
      if (isClosed) return close();
      // The client itself subscribes again after a lost connection.
      redis.once('ready', () =>
        redis.subscribe(name, listener).catch((cause: unknown) => onFailure('subscribe', cause)),
      );
    },
    (cause: unknown) => onFailure('connection', cause),
  );

  return {
    async send(body) {
      const id = randomBytes(16).toString('hex');
      const message = JSON.stringify({ id, body });
      const reached = await store.ask('publish', undefined, (redis) => redis.publish(name, message));
      if (reached === undefined) return undefined;
      let confirmed = 0;
      for (const endsAt = performance.now() + confirmMs; confirmed < reached && performance.now() < endsAt;) {
        await pause(lookEveryMs);
        confirmed = Number(await store.ask('confirm', null, (redis) => redis.get(confirmations(id))));
      }
      return { reached, confirmed };
    },
    close() {
      isClosed = true;
      close();
    },
  };
};
