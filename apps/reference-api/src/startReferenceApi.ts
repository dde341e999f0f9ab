import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { serve } from '@hono/node-server';
import {
  createReferencePlatform,
  defaultLiveLimits,
  type CodeMessage,
  type PlatformLogger,
  seedStore,
  type Store,
} from '@share/reference-platform';
import { addMediaFiles, openEmbeddedStore, openPostgresStore } from '@share/reference-platform/server';
import { openRealtime } from './openRealtime';
import type { Settings } from './readSettings';

/** Films, sounds and share pictures; the built program lies at the same depth as its source. */
const mediaFolder = fileURLToPath(
  new URL('../../../libs/reference-platform/fixtures/media', import.meta.url),
);

/** How long running requests may take once the platform is stopping. */
const drainMs = 10_000;

const serverOptions = {
  headersTimeout: 5_000,
  requestTimeout: 10_000,
  keepAliveTimeout: 30_000,
  connectionsCheckingInterval: 1_000,
  maxHeaderSize: 8 * 1024,
};

export interface ReferenceApi {
  url: string;
  /** Finishes running requests, then closes the database and releases the data folder. */
  close(): Promise<void>;
}

const listen = (fetch: (request: Request) => Response | Promise<Response>, { host, port }: Settings) =>
  new Promise<{ server: Server; port: number }>((resolve, reject) => {
    const server = serve({ fetch, hostname: host, port, serverOptions }, (info) =>
      resolve({ server, port: info.port }),
    ) as Server;
    server.once('error', reject);
  });

const drain = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    const deadline = setTimeout(() => server.closeAllConnections(), drainMs);
    server.close(() => {
      clearTimeout(deadline);
      resolve();
    });
    server.closeIdleConnections();
  });

/** Once the drain has begun each answer closes its connection: a connection kept alive would delay the drain. */
const closeConnectionsWhile =
  (isDraining: () => boolean, fetch: (request: Request) => Response | Promise<Response>) =>
  async (request: Request): Promise<Response> => {
    const response = await fetch(request);
    if (isDraining()) response.headers.set('connection', 'close');
    return response;
  };

/** The limits of chat and verification codes as options of the platform. */
const toRateLimits = ({ beacons, chatLimits, codeLimits }: Settings) => ({
  beaconRules: { perNetwork: [{ count: beacons.perMinute, seconds: 60 }], keptDays: beacons.keptDays },
  liveLimits: {
    ...defaultLiveLimits,
    chat: [
      { count: chatLimits.burst, seconds: chatLimits.burst },
      { count: chatLimits.perMinute, seconds: 60 },
    ],
  },
  accountLimits: {
    codesInAll: [{ count: codeLimits.perMinute, seconds: 60 }],
    codesPerNetwork: [
      { count: codeLimits.perNetworkMinute, seconds: 60 },
      { count: codeLimits.perNetworkHour, seconds: 3600 },
    ],
  },
});

/** Not written to the log: phone number and code are confidential. */
const printCode = ({ tel, code }: CodeMessage): void => {
  process.stderr.write(`验证码 ${code} 已发往 ${tel}\n`);
};

const openStore = ({ databaseUrl, dataDir }: Settings): Promise<Store> =>
  databaseUrl ? openPostgresStore(databaseUrl) : openEmbeddedStore(dataDir);

/** Opens the database, seeds it on the first start, and serves the platform on its port. */
export const startReferenceApi = async (
  settings: Settings,
  logger: PlatformLogger,
): Promise<ReferenceApi> => {
  const store = await openStore(settings);
  try {
    const seeded = await seedStore(store, { now: Date.now() });
    if (seeded > 0) logger.info({ records: seeded }, 'sample content written');
    const { testHooks, scenario, inner, addressHeader, commentLimits, requestLog, streamStart } = settings;
    const realtime = await openRealtime(settings, store, logger);
    const app = createReferencePlatform({
      store,
      testHooks,
      commentLimits,
      realtime: realtime.options,
      scenario,
      inner,
      addressHeader,
      ...toRateLimits(settings),
      ...(settings.printCodes && { onVerifyCode: printCode }),
      logger: {
        info: (...line) => requestLog && logger.info(...line),
        error: (...line) => logger.error(...line),
      },
    });
    addMediaFiles(app, { folder: mediaFolder, ...(streamStart !== undefined && { streamStart }) });
    let isDraining = false;
    const { server, port } = await listen(
      closeConnectionsWhile(
        () => isDraining,
        (request) => app.fetch(request),
      ),
      settings,
    );
    const endConnections = realtime.attach(server);
    const close = async (): Promise<void> => {
      isDraining = true;
      endConnections();
      await drain(server);
      await realtime.close();
      await store.close();
    };
    return { url: `http://${settings.host}:${port}`, close };
  } catch (error) {
    await store.close();
    throw error;
  }
};
