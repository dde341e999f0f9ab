import { connectRedis } from '@share/cache';
import { within } from '@share/resilience';

/** The client of a `RateLimiterRedis`. */
interface RedisCounters {
  readonly isReady: boolean;
  eval(script: string, call: { keys: string[]; arguments: string[] }): Promise<unknown>;
  close(): void;
}

/** As for the shared caches: no request waits longer for Redis. Milliseconds. */
const budgetMs = 50;

/**
 * Opens the connection through which the instances of a site count together. It connects, and connects again, by itself; without a
 * Redis it is not ready, and a count fails at once.
 * @param onFailure called for each failed attempt to connect, each lost connection and each count that failed on a connection
 */
export const openRedisCounters = (
  url: string,
  onFailure: (name: 'connection' | 'count', cause: unknown) => void,
): RedisCounters => {
  let client: Awaited<ReturnType<typeof connectRedis>> | undefined;
  let isClosed = false;
  const disconnect = () => {
    if (client?.isOpen) client.destroy();
  };
  const onConnectionFailure = (cause: unknown) => onFailure('connection', cause);
  connectRedis(url, onConnectionFailure).then((connected) => {
    client = connected;
    if (isClosed) disconnect();
  }, onConnectionFailure);

  return {
    get isReady() {
      return client?.isReady ?? false;
    },
    eval: (script, call) =>
      within({ ms: budgetMs }, async () => {
        if (!client) throw new Error('There is no connection');
        return client.eval(script, call);
      }).catch((cause: unknown) => {
        onFailure('count', cause);
        throw cause;
      }),
    close() {
      isClosed = true;
      disconnect();
    },
  };
};
