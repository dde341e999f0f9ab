import { operations } from '@share/api-contract';
import type { RouteParts } from './RouteParts';

const maxBeaconBytes = 64 * 1024;

/** Statistics: an event with an id that is already known is counted as repeated and kept once. */
export const mountTracking = ({ mount, store, now, createId }: RouteParts): void => {
  mount(
    operations.logEvents,
    async ({ body }) => {
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
