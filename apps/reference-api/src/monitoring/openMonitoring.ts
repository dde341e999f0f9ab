import type { AddressInfo } from 'node:net';
import { createAdminServer, toPortProblem } from '@share/operations/server';
import { observeStore, type OnRequest, type Store } from '@share/reference-platform';
import type { Statistics } from '@share/reference-statistics';
import type { Settings } from '../readSettings';
import { createPlatformMetrics, type PlatformGauges } from './createPlatformMetrics';

/** What operators see of the platform. Without an admin port nothing is measured. */
export interface Monitoring {
  /** Where metrics and health are, if anywhere. */
  url?: string;
  onRequest?: OnRequest;
  onRefusedOrigin: () => void;
  measureStore(store: Store): Store;
  measureStatistics(statistics: Statistics): Statistics;
  /** Whose connections are counted at a scrape. */
  countConnections(count: () => number): void;
  close(): void;
}

const nothing: Monitoring = {
  onRefusedOrigin: () => undefined,
  measureStore: (store) => store,
  measureStatistics: (statistics) => statistics,
  countConnections: () => undefined,
  close: () => undefined,
};

/**
 * Opens the port for operators, if there is one.
 * @throws Error when it is taken; the message names the setting
 */
export const openMonitoring = async ({ admin }: Pick<Settings, 'admin'>): Promise<Monitoring> => {
  if (!admin) return nothing;
  const metrics = createPlatformMetrics();
  let connections = () => 0;
  let waiting = () => 0;
  const readGauges = (): PlatformGauges => ({
    hubConnections: connections(),
    statisticsWaiting: waiting(),
  });
  const server = createAdminServer({
    readMetrics: () => metrics.text(readGauges()),
    readHealth: () => ({ ...readGauges() }),
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause) => {
      const problem = toPortProblem(cause, { name: 'REFERENCE_ADMIN_PORT', ...admin });
      reject(problem ? new Error(problem, { cause }) : cause);
    });
    server.listen(admin.port, admin.host, resolve);
  });
  return {
    url: `http://${admin.host}:${(server.address() as AddressInfo).port}`,
    onRequest: metrics.request,
    onRefusedOrigin: metrics.refusedOrigin,
    measureStore: (store) => observeStore(store, metrics.storeCall),
    measureStatistics: (statistics) => {
      waiting = () => statistics.waiting();
      return {
        ...statistics,
        receive: (events, network) => {
          const { accepted, repeated } = statistics.receive(events, network);
          metrics.events({ accepted, repeated, dropped: events.length - accepted - repeated });
          return { accepted, repeated };
        },
      };
    },
    countConnections: (count) => {
      connections = count;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
