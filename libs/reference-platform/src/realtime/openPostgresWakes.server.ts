import type { Client } from 'pg';
import type { Wakes } from './createHub';

const topic = 'live_wake';
const retryMs = 1_000;

interface PostgresWakesOptions {
  onError?: (error: unknown) => void;
}

/**
 * Wakes by LISTEN and NOTIFY: platforms on one PostgreSQL tell each other that a channel has something new. The note
 * only wakes; what is new is read from the log. A lost connection is opened again, and then everything counts as new.
 */
export const openPostgresWakes = async (
  url: string,
  { onError = () => undefined }: PostgresWakesOptions = {},
): Promise<Wakes & { close(): Promise<void> }> => {
  const { default: pg } = await import('pg');
  let onWake: (channel: string | undefined) => void = () => undefined;
  let client: Client | undefined;
  let isClosed = false;

  const open = async (): Promise<void> => {
    const opened = new pg.Client({ connectionString: url, connectionTimeoutMillis: retryMs });
    opened.on('error', onError);
    opened.on('notification', ({ payload }) => onWake(payload));
    await opened.connect();
    await opened.query(`listen ${topic}`);
    client = opened;
    opened.on('end', () => {
      client = undefined;
      setTimeout(reopen, retryMs);
    });
  };
  const reopen = (): void => {
    if (isClosed) return;
    open().then(
      () => onWake(undefined),
      (error: unknown) => {
        onError(error);
        setTimeout(reopen, retryMs);
      },
    );
  };

  await open();
  return {
    listen: (listener) => {
      onWake = listener;
    },
    announce: async (channel) => {
      await client?.query('select pg_notify($1, $2)', [topic, channel]);
    },
    close: async () => {
      isClosed = true;
      await client?.end();
    },
  };
};
