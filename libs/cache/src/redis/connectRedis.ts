import { backOff } from '@share/resilience';

/** Milliseconds. Spread, so that instances do not come back together. */
const reconnect = { from: 60, to: 2_400, spread: 0.3 };

/**
 * Creates a client that connects, and connects again, by itself. Commands fail at once while it is not connected. Replies are
 * bytes. A server that accepts connections and says nothing is left after 15 s.
 * @param onError called for each failed attempt and each lost connection
 */
export const connectRedis = async (url: string, onError: (cause: unknown) => void) => {
  // Loaded only where there is a Redis.
  const { createClient, RESP_TYPES } = await import('@redis/client');
  const client = createClient({
    url,
    disableOfflineQueue: true,
    commandsQueueMaxLength: 1_000,
    pingInterval: 5_000,
    socket: {
      connectTimeout: 1_000,
      socketTimeout: 15_000,
      reconnectStrategy: (attempts) => backOff(reconnect, attempts),
    },
    commandOptions: { typeMapping: { [RESP_TYPES.BLOB_STRING]: Buffer } },
  });
  client.on('error', onError);
  client.connect().catch(onError);
  return client;
};

export type RedisConnection = Awaited<ReturnType<typeof connectRedis>>;
