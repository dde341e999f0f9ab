import { within } from '@share/resilience';
import { type EventSink, RefusedEventsError, toLines } from '../EventSink';

interface HttpSinkOptions {
  url: string;
  /** Sent as a bearer token. */
  token?: string | undefined;
  fetch?: typeof globalThis.fetch;
  /** Milliseconds for a batch. */
  ms?: number;
}

/** Answers to a batch that would be given again. */
const refusals = [400, 413, 422];

/** Sends batches of events, as lines of JSON, to another service. */
export const createHttpSink = ({
  url,
  token,
  fetch = globalThis.fetch,
  ms = 10_000,
}: HttpSinkOptions): EventSink => ({
  write: (events) =>
    within({ ms }, async (signal) => {
      const { ok, status, body } = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-ndjson',
          ...(token && { authorization: `Bearer ${token}` }),
        },
        body: toLines(events),
        redirect: 'error',
        signal,
      });
      await body?.cancel();
      if (ok) return;
      const sentence = `The receiver of statistics answered ${status}.`;
      throw refusals.includes(status) ? new RefusedEventsError(sentence) : new Error(sentence);
    }),
});
