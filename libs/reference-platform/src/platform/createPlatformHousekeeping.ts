import {
  createHousekeeping,
  dayMs,
  type Housekeeping,
  type HousekeepingOptions,
  type Retention,
  type Store,
} from '@share/reference-core';
import { createDatabaseSink, createStatisticsChores, type EventSink } from '@share/reference-statistics';
import { createCountsChore } from './createCountsChore';

/** Days for which events are stored. */
export const defaultBeaconDays = 30;

/** Days for which a repeated chat message is known as such. */
const submitDays = 7;

export interface PlatformHousekeepingOptions extends Omit<HousekeepingOptions, 'retentions' | 'chores'> {
  store: Store;
  beaconDays?: number;
  /** Where events are written; by default the store. */
  sink?: EventSink;
  /** Milliseconds; the system clock by default. */
  now?: () => number;
}

/** Records that the platform stores for a time only. No request removes them. */
export const createPlatformHousekeeping = ({
  beaconDays = defaultBeaconDays,
  now = Date.now,
  store,
  sink = createDatabaseSink(store),
  ...options
}: PlatformHousekeepingOptions): Housekeeping => {
  const seconds = () => now() / 1000;
  const retentions: Retention[] = [
    { kind: 'pace', limit: now },
    { kind: 'code', limit: now },
    { kind: 'session', limit: seconds },
    { kind: 'live-submit', limit: () => seconds() - (submitDays * dayMs) / 1000 },
    // Events of earlier versions.
    { kind: 'beacon', limit: () => now() - beaconDays * dayMs },
  ];
  const { logger } = options;
  const chores = [
    ...createStatisticsChores({ store, sink, days: beaconDays, now, logger }),
    createCountsChore({ store, now, logger }),
  ];
  return createHousekeeping({ ...options, store, retentions, chores });
};
