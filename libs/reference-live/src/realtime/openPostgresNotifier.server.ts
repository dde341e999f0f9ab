import type { Client } from 'pg';
import type { ChannelNotifier } from './createHub';

const topic = 'live_wake';
const retryMs = 1_000;

interface PostgresNotifierOptions {
  onError?: (error: unknown) => void;
}

/**
 * Notifies by LISTEN and NOTIFY between platforms on one PostgreSQL. A notice only names the channel; its entries are
 * read from the log. A lost connection is reopened, and then every channel is read.
 */
export const openPostgresNotifier = async (
  url: string,
  { onError = () => undefined }: PostgresNotifierOptions = {},
): Promise<ChannelNotifier & { close(): Promise<void> }> => {
  const { default: pg } = await import('pg');
  let onNotice: (channel: string | undefined) => void = () => undefined;
  let client: Client | undefined;
  let isClosed = false;

  const open = async (): Promise<void> => {
    const opened = new pg.Client({ connectionString: url, connectionTimeoutMillis: retryMs });
    opened.on('error', onError);
    opened.on('notification', ({ payload }) => onNotice(payload));
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
      () => onNotice(undefined),
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
    announce: async (channel) => {
      await client?.query('select pg_notify($1, $2)', [topic, channel]);
    },
    close: async () => {
      isClosed = true;
      await client?.end();
    },
  };
};
