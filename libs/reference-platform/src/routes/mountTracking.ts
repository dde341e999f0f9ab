import { operations, trackingEventSchema } from '@share/api-contract';
import type { RateLimit } from '@share/reference-core';
import type { RouteParts } from './RouteParts';

/** How much statistics the platform takes. */
export interface BeaconRules {
  /** Requests, each with one event or a list of them; the contract says how long a list may be. */
  perNetwork: readonly RateLimit[];
}

export const defaultBeaconRules: BeaconRules = {
  perNetwork: [{ count: 300, seconds: 60 }],
};

const maxBeaconBytes = 64 * 1024;

const isEvent = (value: unknown): boolean => trackingEventSchema.safeParse(value).success;

/** One event with a bad field does not cost the others of its batch; a batch of bad ones is refused. */
const withoutBadEvents = (body: unknown): unknown => {
  if (!Array.isArray(body)) return body;
  const good = body.filter(isEvent);
  return good.length > 0 ? good : body;
};

/** Statistics: an event whose id is known is counted as repeated and not stored again. Housekeeping removes old events. */
export const mountTracking = (
  { mount, store, visitors, limitRate, now, createId }: RouteParts,
  { perNetwork }: BeaconRules,
): void => {
  mount(
    operations.logEvents,
    async ({ body, context }) => {
      await limitRate('beacons', visitors.originOf(context).network.counted, perNetwork);
      const events = Array.isArray(body) ? body : [body];
      let accepted = 0;
      for (const event of events) {
        const id = event.event_id ?? createId();
        const isNew = await store.insert('beacon', id, { ...event, id, received_at: now() });
        if (isNew) accepted += 1;
      }
      return { accepted, repeated: events.length - accepted };
    },
    { maxBodyBytes: maxBeaconBytes, acceptsText: true, prepare: withoutBadEvents },
  );
};
