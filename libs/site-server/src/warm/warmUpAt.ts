import type { Logger } from 'pino';
import { warmUp, type WarmUpOptions } from './warmUp';

/** Warms up the instance at a URL, by requests such as those of visitors, and logs how many there were. */
export const warmUpAt = async (
  url: string,
  { logger, ...options }: Omit<WarmUpOptions, 'visit'> & { logger: Pick<Logger, 'info'> },
): Promise<void> => {
  const startedAt = performance.now();
  const headers = { 'Accept-Encoding': 'br', 'User-Agent': 'share-site warm-up' };
  const pages = await warmUp({
    ...options,
    visit: async (address, signal) => {
      const answer = await fetch(url + address, { headers, signal, redirect: 'manual' });
      await answer.arrayBuffer();
    },
  });
  logger.info({ pages, ms: Math.round(performance.now() - startedAt) }, 'warmed up');
};
