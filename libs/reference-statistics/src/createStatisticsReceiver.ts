import {
  type AddressOf,
  createMount,
  createPlatformApp,
  type OnRequest,
  type PlatformEnv,
  type PlatformLogger,
} from '@share/reference-core';
import type { Hono } from 'hono';
import type { Statistics } from './createStatistics';
import { mountStatistics } from './mountStatistics';

interface StatisticsReceiverOptions {
  statistics: Statistics;
  addressOf?: AddressOf;
  logger?: PlatformLogger;
  onRequest?: OnRequest | undefined;
}

/** The part of the platform that takes statistics, alone. It is ready at once: events wait when they cannot be written. */
export const createStatisticsReceiver = ({
  statistics,
  addressOf,
  logger,
  onRequest,
}: StatisticsReceiverOptions): Hono<PlatformEnv> => {
  const app = createPlatformApp({ now: Date.now, createId: () => crypto.randomUUID(), logger, onRequest });
  mountStatistics(createMount(app), statistics, addressOf);
  app.get('/-/ready', (context) => context.json({ status: 'ready' }));
  return app;
};
