import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  createPlatformHousekeeping,
  createReferencePlatform,
  defaultLiveLimits,
  type CodeMessage,
  type OnRequest,
  type PlatformLogger,
  type RealtimeOptions,
  seedStore,
  type Store,
} from '@share/reference-platform';
import { addMediaFiles, createPictures } from '@share/reference-platform/server';
import type { Statistics } from '@share/reference-statistics';
import { openDatabase } from './openDatabase';
import { openPorts } from './openPorts';
import { openRealtime } from './openRealtime';
import { openStatistics } from './openStatistics';
import { readAddress } from './readAddress';
import type { Settings } from './readSettings';

/** Films, sounds and pictures of the workspace, in which the built program lies as deep as its source. */
const workspaceMedia = fileURLToPath(
  new URL('../../../libs/reference-platform/fixtures/media', import.meta.url),
);

export interface ReferenceApi {
  url: string;
  /** Where metrics and health are, if anywhere. */
  adminUrl?: string | undefined;
  /** Finishes running requests, then closes the database and releases the data folder. */
  close(): Promise<void>;
}

/** The limits as options of the platform. */
const toLimitOptions = ({ limits: { chat, beacons: _beacons, ...accountLimits } }: Settings) => ({
  accountLimits,
  liveLimits: { ...defaultLiveLimits, chat },
});

/** Not written to the log: phone number and code are confidential. */
const printCode = ({ tel, code }: CodeMessage): void => {
  process.stderr.write(`验证码 ${code} 已发往 ${tel}\n`);
};

interface AppParts {
  store: Store;
  realtime: RealtimeOptions;
  statistics: Statistics;
  logger: PlatformLogger;
  onRequest: OnRequest;
}

const createApp = (settings: Settings, { store, realtime, statistics, logger, onRequest }: AppParts) => {
  const { testHooks, scenario, inner, printCodes, requestLog, streamStart } = settings;
  const { mediaDir = workspaceMedia } = settings;
  if (!existsSync(mediaDir))
    logger.info({ folder: mediaDir }, 'no sample films, sounds and pictures: MEDIA_DIR is their folder');
  const platformLogger: PlatformLogger = {
    info: (...line) => requestLog && logger.info(...line),
    error: (...line) => logger.error(...line),
  };
  const app = createReferencePlatform({
    store,
    testHooks,
    realtime,
    statistics,
    scenario,
    inner,
    addressOf: readAddress(settings),
    ...toLimitOptions(settings),
    ...(printCodes && { onVerifyCode: printCode }),
    logger: platformLogger,
    onRequest,
    pictures: createPictures({
      folder: join(mediaDir, 'picture'),
      cacheFolder: join(settings.dataDir, 'pictures'),
      maxCacheBytes: settings.pictureCacheBytes,
      logger: platformLogger,
    }),
  });
  addMediaFiles(app, { folder: mediaDir, ...(streamStart !== undefined && { streamStart }) });
  return app;
};

const openStore = async (
  { databaseUrl, dataDir, seed }: Settings,
  logger: PlatformLogger,
): Promise<Store> => {
  const store = await openDatabase(databaseUrl, dataDir);
  if (!seed) return store;
  try {
    const records = await seedStore(store, { now: Date.now() });
    if (records > 0) logger.info({ records }, 'sample content written');
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
};

/**
 * Serves the platform. It takes its ports before it touches a database, so that a start which fails for a taken port changes
 * nothing; then it opens the database, and seeds it where the settings say so.
 */
export const startReferenceApi = async (
  settings: Settings,
  logger: PlatformLogger,
): Promise<ReferenceApi> => {
  const { port, monitoring, onRequest, closePorts } = await openPorts(settings, logger);
  const store = await openStore(settings, logger).catch(async (error: unknown) => {
    await closePorts();
    throw error;
  });
  try {
    const measured = monitoring.measureStore(store);
    const realtime = await openRealtime(settings, { store: measured, logger, monitoring });
    const { sink, statistics } = openStatistics(settings, { store: measured, logger, monitoring });
    const app = createApp(settings, {
      ...{ store: measured, statistics, logger, onRequest },
      realtime: realtime.options,
    });
    port.answerWith((request, bindings) => app.fetch(request, bindings));
    const endConnections = realtime.attach(port.server);
    const housekeeping = createPlatformHousekeeping({ store, sink, beaconDays: settings.beaconDays, logger });
    housekeeping.start();
    const close = async (): Promise<void> => {
      const drained = closePorts();
      endConnections();
      await Promise.all([drained, housekeeping.stop()]);
      await statistics.close();
      await realtime.close();
      await store.close();
    };
    return { url: port.url, adminUrl: monitoring.url, close };
  } catch (error) {
    await closePorts();
    await store.close();
    throw error;
  }
};
