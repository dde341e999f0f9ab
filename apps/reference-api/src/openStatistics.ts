import type { PlatformLogger, Store } from '@share/reference-platform';
import {
  createDatabaseSink,
  createHttpSink,
  createStatistics,
  type EventSink,
  type Statistics,
} from '@share/reference-statistics';
import { createFileSink } from '@share/reference-statistics/server';
import type { Monitoring } from './monitoring/openMonitoring';
import type { Settings } from './readSettings';

const createSink = ({ sink, folder, http }: Settings['statistics'], store: Store): EventSink => {
  if (sink === 'http' && http) return createHttpSink(http);
  return sink === 'file' ? createFileSink({ folder }) : createDatabaseSink(store);
};

/** What takes statistics, and where they are written. */
export const openStatistics = (
  { statistics, limits }: Settings,
  { store, logger, monitoring }: { store: Store; logger: PlatformLogger; monitoring: Monitoring },
): { sink: EventSink; statistics: Statistics } => {
  const sink = createSink(statistics, store);
  return {
    sink,
    statistics: monitoring.measureStatistics(
      createStatistics({
        sink,
        beaconRules: { perNetwork: limits.beacons },
        bufferLimits: statistics.buffer,
        logger,
      }),
    ),
  };
};
