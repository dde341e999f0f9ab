import { operations, trackingEventSchema } from '@share/api-contract';
import { type AddressOf, type Mount, toClientNetwork } from '@share/reference-core';
import type { Statistics } from './createStatistics';

const maxBeaconBytes = 64 * 1024;

const isEvent = (value: unknown): boolean => trackingEventSchema.safeParse(value).success;

/** One event with a bad field does not cost the others of its batch; a batch of bad ones is refused. */
const withoutBadEvents = (body: unknown): unknown => {
  if (!Array.isArray(body)) return body;
  const good = body.filter(isEvent);
  return good.length > 0 ? good : body;
};

/** Takes the beacons of visitors. */
export const mountStatistics = (mount: Mount, statistics: Statistics, addressOf?: AddressOf): void => {
  mount(
    operations.logEvents,
    async ({ body, context }) =>
      statistics.receive(Array.isArray(body) ? body : [body], toClientNetwork(addressOf?.(context)).counted),
    { maxBodyBytes: maxBeaconBytes, acceptsText: true, salvage: withoutBadEvents },
  );
};
