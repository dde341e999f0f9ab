import { operations } from '@share/api-contract';
import { createHourlyRemoval, type RateLimit } from '@share/reference-core';
import type { RouteParts } from './RouteParts';

/** How much statistics the platform takes, and how long it keeps them. */
export interface BeaconRules {
  /** Requests, each with one event or a list of them; the contract says how long a list may be. */
  perNetwork: readonly RateLimit[];
  keptDays: number;
}

export const defaultBeaconRules: BeaconRules = {
  perNetwork: [{ count: 300, seconds: 60 }],
  keptDays: 30,
};

const maxBeaconBytes = 64 * 1024;
const dayMs = 24 * 3_600_000;

/**
 * Statistics: an event whose id is known is counted as repeated and not stored again. Old events are removed when beacons come, at most
 * once an hour.
 */
export const mountTracking = (
  { mount, store, visitors, limitRate, now, createId }: RouteParts,
  { perNetwork, keptDays }: BeaconRules,
): void => {
  const removeBefore = createHourlyRemoval(store, 'beacon', 'received_at', now);
  mount(
    operations.logEvents,
    async ({ body, context }) => {
      await limitRate('beacons', visitors.originOf(context).network.counted, perNetwork);
      await removeBefore(now() - keptDays * dayMs);
      const events = Array.isArray(body) ? body : [body];
      let accepted = 0;
      for (const event of events) {
        const id = event.event_id ?? createId();
        const isNew = await store.insert('beacon', id, { ...event, id, received_at: now() });
        if (isNew) accepted += 1;
      }
      return { accepted, repeated: events.length - accepted };
    },
    { maxBodyBytes: maxBeaconBytes, acceptsText: true },
  );
};
