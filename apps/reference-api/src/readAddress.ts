import { IncomingMessage } from 'node:http';
import { createVisitorAddress } from '@share/reference-platform/server';
import type { Settings } from './readSettings';

/** Finds the visitor's address of a request that came in through Node's server. */
export const readAddress = ({ trustedPeers, addressHeader }: Settings) => {
  const addressOf = createVisitorAddress(trustedPeers, addressHeader);
  return ({ env }: { env: unknown }): string => {
    const { incoming } = Object(env);
    if (!(incoming instanceof IncomingMessage)) throw new Error('The request did not come in through Node.');
    return addressOf(incoming);
  };
};
