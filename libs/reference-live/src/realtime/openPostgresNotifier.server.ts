import { createQueue } from '@share/reference-core';
import type { Client } from 'pg';
import { type Notice, type Notifier, readNotice } from './Notice';

const topic = 'live_notice';
const retryMs = 1_000;
/** Longest time of a query; a connection that takes longer is replaced. */
const queryLimitMs = 2_000;
/** Time between two checks of a connection on which nothing comes: a broken network does not close it. */
const checkMs = 5_000;
/** Notices may have been missed: any channel may have news. */
const newsEverywhere: Notice = { type: 'news' };

interface PostgresNotifierOptions {
  onError?: (error: unknown) => void;
}

/**
 * Notifies by LISTEN and NOTIFY between platforms on one PostgreSQL. The notice of a message names its channel; the
 * entries are read from the log. A connection that is lost or hangs is replaced within seconds, and then every channel is read, here and on
 * the other platforms: they may have missed notices of this one.
 */
export const openPostgresNotifier = async (
  url: string,
  { onError = () => undefined }: PostgresNotifierOptions = {},
): Promise<Notifier & { close(): Promise<void> }> => {
  const { default: pg } = await import('pg');
  let onNotice: (notice: Notice) => void = () => undefined;
  let client: Client | undefined;
  let isClosed = false;
  const enqueue = createQueue();

  /** Its `end` leads to the next one. */
  const drop = (dropped: Client, error: unknown): void => {
    if (client !== dropped) return;
    client = undefined;
    onError(error);
    void dropped.end().catch(onError);
  };
  /** One after another, on the current connection; without one there is no receiver. */
  const ask = (text: string, values: string[] = []): Promise<void> =>
    enqueue('query', async () => {
      const current = client;
      await current?.query(text, values).catch((error: unknown) => drop(current, error));
    });
  const announce = (notice: Notice) => ask('select pg_notify($1, $2)', [topic, JSON.stringify(notice)]);
  const check = (current: Client): void => {
    const timer = setInterval(() => void ask('select 1'), checkMs);
    timer.unref();
    current.once('end', () => clearInterval(timer));
  };
  const open = async (): Promise<void> => {
    const opened = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: retryMs,
      query_timeout: queryLimitMs,
    });
    opened.on('error', onError);
    opened.on('notification', ({ payload = '' }) => {
      const notice = readNotice(payload);
      if (notice) onNotice(notice);
    });
    try {
      await opened.connect();
      await opened.query(`listen ${topic}`);
    } catch (error) {
      void opened.end().catch(onError);
      throw error;
    }
    client = opened;
    check(opened);
    opened.once('end', () => {
      client = undefined;
      setTimeout(reopen, retryMs);
    });
  };
  const reopen = (): void => {
    if (isClosed) return;
    open().then(
      () => {
        onNotice(newsEverywhere);
        void announce(newsEverywhere);
      },
      (error: unknown) => {
        onError(error);
        setTimeout(reopen, retryMs);
      },
    );
  };

  await open();
  return {
    listen: (listener) => {
      onNotice = listener;
    },
    announce,
    close: async () => {
      isClosed = true;
      await client?.end();
    },
  };
};
