import { createQueue } from '@share/reference-core';
import { within } from '@share/resilience';
import { LRUCache } from 'lru-cache';
import * as z from 'zod';
import type { Realtime } from './Realtime';

export interface CentrifugoOptions {
  /** Address of the server's HTTP API, without `/api`. */
  url: string;
  apiKey: string;
  fetch?: typeof globalThis.fetch;
  timeoutMs?: number;
  /** How long the number of visitors of a room is cached: every read of a room needs it. */
  presenceMs?: number;
}

/** A call of the realtime server failed; the entry to publish is stored nevertheless. */
class RealtimeError extends Error {
  override readonly name = 'RealtimeError';
}

const errorSchema = z.object({ code: z.number(), message: z.string() });

const answerSchema = z.object({
  error: errorSchema.optional(),
  result: z.looseObject({ num_clients: z.number().optional() }).optional(),
  /** Of a batch, one for each of its commands. */
  replies: z.array(z.object({ error: errorSchema.optional() })).optional(),
});

type ServerError = z.infer<typeof errorSchema>;

/** Publications in one request. */
const maxBatch = 100;
const maxRooms = 10_000;

interface Waiting {
  body: object;
  resolve: () => void;
  reject: (error: unknown) => void;
}

const toError = (method: string, { code, message }: ServerError) =>
  new RealtimeError(`The realtime server refused ${method}: ${code} ${message}.`);

/**
 * Publishes through the HTTP API of a Centrifugo server (version 5 or later): one request at a time, and what is published meanwhile goes
 * together in the next one, in order.
 */
export const createCentrifugoRealtime = ({
  url,
  apiKey,
  fetch = globalThis.fetch,
  timeoutMs = 1_000,
  presenceMs = 2_000,
}: CentrifugoOptions): Realtime => {
  const enqueue = createQueue();
  let waiting: Waiting[] = [];
  const call = (method: string, body: object) =>
    within({ ms: timeoutMs }, async (signal) => {
      const response = await fetch(`${url.replace(/\/$/, '')}/api/${method}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-api-key': apiKey },
        body: JSON.stringify(body),
        signal,
      });
      if (!response.ok)
        throw new RealtimeError(`The realtime server answered ${method} with ${response.status}.`);
      const answer = answerSchema.parse(await response.json());
      if (answer.error) throw toError(method, answer.error);
      return answer;
    });

  const sendTogether = async (bodies: readonly object[]): Promise<(ServerError | undefined)[]> => {
    const [only] = bodies;
    if (only && bodies.length === 1) {
      await call('publish', only);
      return [];
    }
    const { replies = [] } = await call('batch', { commands: bodies.map((publish) => ({ publish })) });
    return replies.map(({ error }) => error);
  };
  const sendWaiting = async (): Promise<void> => {
    const batch = waiting.slice(0, maxBatch);
    waiting = waiting.slice(maxBatch);
    if (batch.length === 0) return;
    try {
      const errors = await sendTogether(batch.map(({ body }) => body));
      batch.forEach(({ resolve, reject }, index) => {
        const error = errors[index];
        if (error) reject(toError('publish', error));
        else resolve();
      });
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  };
  const publish = (body: object): Promise<void> =>
    new Promise((resolve, reject) => {
      waiting.push({ body, resolve, reject });
      void enqueue('publish', sendWaiting);
    });

  const presence = new LRUCache<string, number>({
    max: maxRooms,
    ttl: presenceMs,
    fetchMethod: async (channel) => {
      // A server that does not answer is not called for each read of a room either.
      const counted = await call('presence_stats', { channel }).catch(() => undefined);
      return counted?.result?.num_clients ?? 0;
    },
  });

  return {
    publish: (channel, { data }) => publish({ channel, data }),
    // Outside its history, so that it takes no offset.
    inform: (channel, data) => publish({ channel, data, skip_history: true }),
    countOnline: async (channel) => (await presence.fetch(channel)) ?? 0,
    disconnect: async (user) => {
      await call('disconnect', { user });
    },
  };
};
