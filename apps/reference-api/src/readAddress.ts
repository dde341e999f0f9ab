import type { HttpBindings } from '@hono/node-server';
import { createVisitorAddress } from '@share/reference-platform/server';
import type { Settings } from './readSettings';

/** Finds the visitor's address of a request that came in through Node's server. */
export const readAddress = ({ trustedPeers, addressHeader }: Settings) => {
  const addressOf = createVisitorAddress(trustedPeers, addressHeader);
  return ({ env }: { env: unknown }): string => addressOf((env as HttpBindings).incoming);
};
