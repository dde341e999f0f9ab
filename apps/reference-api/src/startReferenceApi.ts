import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { type HttpBindings, serve } from '@hono/node-server';
import {
  createReferencePlatform,
  defaultLiveLimits,
  type CodeMessage,
  type PlatformLogger,
  seedStore,
} from '@share/reference-platform';
import { addMediaFiles, createReaderAddress } from '@share/reference-platform/server';
import { openDatabase } from './openDatabase';
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

type Fetch = (request: Request, bindings: unknown) => Response | Promise<Response>;

const listen = (fetch: Fetch, { host, port }: Settings) =>
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
  (isDraining: () => boolean, fetch: Fetch): Fetch =>
  async (request, bindings) => {
    const response = await fetch(request, bindings);
    if (isDraining()) response.headers.set('connection', 'close');
    return response;
  };

/** The limits as options of the platform. */
const toLimitOptions = ({ limits: { chat, beacons, ...accountLimits }, beaconDays }: Settings) => ({
  accountLimits,
  liveLimits: { ...defaultLiveLimits, chat },
  beaconRules: { perNetwork: beacons, keptDays: beaconDays },
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

/** Opens the database, seeds it on the first start, and serves the platform on its port. */
export const startReferenceApi = async (
  settings: Settings,
  logger: PlatformLogger,
): Promise<ReferenceApi> => {
  const store = await openDatabase(settings.databaseUrl, settings.dataDir);
  try {
    const seeded = await seedStore(store, { now: Date.now() });
    if (seeded > 0) logger.info({ records: seeded }, 'sample content written');
    const { testHooks, scenario, inner, requestLog, streamStart } = settings;
    const realtime = await openRealtime(settings, store, logger);
    const app = createReferencePlatform({
      store,
      testHooks,
      realtime: realtime.options,
      scenario,
      inner,
      addressOf: readAddress(settings),
      ...toLimitOptions(settings),
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
        (request, bindings) => app.fetch(request, bindings as object),
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
