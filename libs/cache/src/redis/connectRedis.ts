/** Longest pause between attempts to connect. Milliseconds. */
const maxReconnectMs = 2_000;

/** Doubles from 50 ms with every failed attempt; ±20 %, so that instances do not come back together. */
const toReconnectMs = (attempts: number) =>
  Math.min(50 * 2 ** Math.min(attempts, 10), maxReconnectMs) * (0.8 + Math.random() * 0.4);

/**
 * Creates a client that connects, and connects again, by itself. Commands fail at once while it is not connected. Replies are
 * bytes. A server that accepts connections and says nothing is left after 15 s.
 * @param onError called for each failed attempt and each lost connection
 */
export const connectRedis = async (url: string, onError: (cause: unknown) => void) => {
  // Loaded by whoever has a Redis only.
  const { createClient, RESP_TYPES } = await import('@redis/client');
  const client = createClient({
    url,
    disableOfflineQueue: true,
    commandsQueueMaxLength: 1_000,
    pingInterval: 5_000,
    socket: { connectTimeout: 1_000, socketTimeout: 15_000, reconnectStrategy: toReconnectMs },
    commandOptions: { typeMapping: { [RESP_TYPES.BLOB_STRING]: Buffer } },
  });
  client.on('error', onError);
  client.connect().catch(onError);
  return client;
};

export type RedisConnection = Awaited<ReturnType<typeof connectRedis>>;
