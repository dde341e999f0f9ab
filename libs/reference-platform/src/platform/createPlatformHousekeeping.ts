import {
  createHousekeeping,
  type Housekeeping,
  type HousekeepingOptions,
  type Retention,
  type Store,
} from '@share/reference-core';

/** Days for which events are kept. */
export const defaultBeaconDays = 30;

/** Days for which a repeated chat message is known as such. */
const submitDays = 7;

const dayMs = 24 * 3_600_000;

export interface PlatformHousekeepingOptions extends Omit<HousekeepingOptions, 'retentions'> {
  store: Store;
  beaconDays?: number;
  /** Milliseconds; the system clock by default. */
  now?: () => number;
}

/** Records that the platform stores for a time only. No request removes them. */
export const createPlatformHousekeeping = ({
  beaconDays = defaultBeaconDays,
  now = Date.now,
  ...options
}: PlatformHousekeepingOptions): Housekeeping => {
  const seconds = () => now() / 1000;
  const retentions: Retention[] = [
    { kind: 'pace', limit: now },
    { kind: 'code', limit: now },
    { kind: 'session', limit: seconds },
    { kind: 'live-submit', limit: () => seconds() - (submitDays * dayMs) / 1000 },
    { kind: 'beacon', limit: () => now() - beaconDays * dayMs },
  ];
  return createHousekeeping({ ...options, retentions });
};
