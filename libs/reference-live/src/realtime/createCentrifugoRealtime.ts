import * as z from 'zod';
import type { Realtime } from './Realtime';

export interface CentrifugoOptions {
  /** Address of the server's HTTP API, without `/api`. */
  url: string;
  apiKey: string;
  fetch?: typeof globalThis.fetch;
  timeoutMs?: number;
}

/** A call of the realtime server failed; the entry to publish is stored nevertheless. */
class RealtimeError extends Error {
  override readonly name = 'RealtimeError';
}

const answerSchema = z.object({
  error: z.object({ code: z.number(), message: z.string() }).optional(),
  result: z.looseObject({ num_clients: z.number().optional() }).optional(),
});

/** Publishes through the HTTP API of a Centrifugo server (version 5 or later). */
export const createCentrifugoRealtime = ({
  url,
  apiKey,
  fetch = globalThis.fetch,
  timeoutMs = 1_000,
}: CentrifugoOptions): Realtime => {
  const call = async (method: string, body: object) => {
    const response = await fetch(`${url.replace(/\/$/, '')}/api/${method}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': apiKey },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok)
      throw new RealtimeError(`The realtime server answered ${method} with ${response.status}.`);
    const { error, result } = answerSchema.parse(await response.json());
    if (error)
      throw new RealtimeError(`The realtime server refused ${method}: ${error.code} ${error.message}.`);
    return result;
  };
  return {
    publish: async (channel, { data }) => {
      await call('publish', { channel, data });
    },
    countOnline: async (channel) => {
      const counted = await call('presence_stats', { channel }).catch(() => undefined);
      return counted?.num_clients ?? 0;
    },
    disconnect: async (user) => {
      await call('disconnect', { user });
    },
  };
};
