import {
  createMemoryStore,
  createPlatformHousekeeping,
  type PlatformLogger,
} from '@share/reference-platform';
import { createStatisticsReceiver } from '@share/reference-statistics';
import { openDatabase } from './openDatabase';
import { openPorts } from './openPorts';
import { openStatistics } from './openStatistics';
import { readAddress } from './readAddress';
import type { Settings } from './readSettings';
import type { ReferenceApi } from './startReferenceApi';

/** Serves the receiver of statistics alone. It opens a database only when events are written into one. */
export const startStatisticsReceiver = async (
  settings: Settings,
  logger: PlatformLogger,
): Promise<ReferenceApi> => {
  const { databaseUrl, dataDir, beaconDays, requestLog } = settings;
  const { port, monitoring, onRequest, closePorts } = await openPorts(settings, logger);
  const isInDatabase = settings.statistics.sink === 'database';
  const opening = isInDatabase ? openDatabase(databaseUrl, dataDir) : Promise.resolve(createMemoryStore());
  const store = await opening.catch(async (error: unknown) => {
    await closePorts();
    throw error;
  });
  const measured = monitoring.measureStore(store);
  const { sink, statistics } = openStatistics(settings, { store: measured, logger, monitoring });
  const app = createStatisticsReceiver({
    statistics,
    addressOf: readAddress(settings),
    onRequest,
    ...(requestLog && { logger }),
  });
  port.answerWith((request, bindings) => app.fetch(request, bindings));
  const housekeeping = createPlatformHousekeeping({ store, sink, beaconDays, logger });
  housekeeping.start();
  const close = async (): Promise<void> => {
    await Promise.all([closePorts(), housekeeping.stop()]);
    await statistics.close();
    await store.close();
  };
  return { url: port.url, adminUrl: monitoring.url, close };
};
