import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { HttpBindings } from '@hono/node-server';
import {
  createPlatformHousekeeping,
  createReferencePlatform,
  defaultLiveLimits,
  type CodeMessage,
  type PlatformLogger,
  type RealtimeOptions,
  seedStore,
  type Store,
} from '@share/reference-platform';
import { addMediaFiles, createPictures, createReaderAddress } from '@share/reference-platform/server';
import { openDatabase } from './openDatabase';
import { openPort } from './openPort';
import { openRealtime } from './openRealtime';
import type { Settings } from './readSettings';

/** Films, sounds and pictures; the built program lies at the same depth as its source. */
const mediaFolder = fileURLToPath(
  new URL('../../../libs/reference-platform/fixtures/media', import.meta.url),
);

export interface ReferenceApi {
  url: string;
  /** Finishes running requests, then closes the database and releases the data folder. */
  close(): Promise<void>;
}

/** The limits as options of the platform. */
const toLimitOptions = ({ limits: { chat, beacons, ...accountLimits } }: Settings) => ({
  accountLimits,
  liveLimits: { ...defaultLiveLimits, chat },
  beaconRules: { perNetwork: beacons },
});

/** Finds the visitor's address of a request that came in through Node's server. */
const readAddress = ({ trustedPeers, addressHeader }: Settings) => {
  const addressOf = createReaderAddress(trustedPeers, addressHeader);
  return ({ env }: { env: unknown }): string => addressOf((env as HttpBindings).incoming);
};

/** Not written to the log: phone number and code are confidential. */
const printCode = ({ tel, code }: CodeMessage): void => {
  process.stderr.write(`验证码 ${code} 已发往 ${tel}\n`);
};

const createApp = (settings: Settings, store: Store, realtime: RealtimeOptions, logger: PlatformLogger) => {
  const { testHooks, scenario, inner, printCodes, requestLog, streamStart } = settings;
  const platformLogger: PlatformLogger = {
    info: (...line) => requestLog && logger.info(...line),
    error: (...line) => logger.error(...line),
  };
  const app = createReferencePlatform({
    store,
    testHooks,
    realtime,
    scenario,
    inner,
    addressOf: readAddress(settings),
    ...toLimitOptions(settings),
    ...(printCodes && { onVerifyCode: printCode }),
    logger: platformLogger,
    pictures: createPictures({
      folder: join(mediaFolder, 'picture'),
      cacheFolder: join(settings.dataDir, 'pictures'),
      maxCacheBytes: settings.pictureCacheBytes,
      logger: platformLogger,
    }),
  });
  addMediaFiles(app, { folder: mediaFolder, ...(streamStart !== undefined && { streamStart }) });
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
 * Serves the platform. It takes its port before it touches a database, so that a start which fails for a taken port changes
 * nothing; then it opens the database, and seeds it where the settings say so.
 */
export const startReferenceApi = async (
  settings: Settings,
  logger: PlatformLogger,
): Promise<ReferenceApi> => {
  const port = await openPort(settings);
  const store = await openStore(settings, logger).catch(async (error: unknown) => {
    await port.drain();
    throw error;
  });
  try {
    const realtime = await openRealtime(settings, store, logger);
    const app = createApp(settings, store, realtime.options, logger);
    port.answerWith((request, bindings) => app.fetch(request, bindings));
    const endConnections = realtime.attach(port.server);
    const housekeeping = createPlatformHousekeeping({ store, beaconDays: settings.beaconDays, logger });
    housekeeping.start();
    const close = async (): Promise<void> => {
      const drained = port.drain();
      endConnections();
      await Promise.all([drained, housekeeping.stop()]);
      await realtime.close();
      await store.close();
    };
    return { url: port.url, close };
  } catch (error) {
    await port.drain();
    await store.close();
    throw error;
  }
};
