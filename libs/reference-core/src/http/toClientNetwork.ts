import type { Context } from 'hono';
import type { PlatformEnv } from '../PlatformEnv';

/** The IP address of the visitor who made a request; undefined when it is not known. */
export type AddressOf = (context: Context<PlatformEnv>) => string | undefined;

/** The network a request comes from, in two widths. */
export interface ClientNetwork {
  /** The network that rate limits count: an IPv4 address, or the /64 of an IPv6 address. */
  counted: string;
  /** The stored network: /24 or /48, enough to see a pattern and not to identify a person. */
  stored: string;
}

/** All visitors whose address is unknown. */
const unknown: ClientNetwork = { counted: 'unknown', stored: '' };

const ipv4 = /^(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/;
const ipv6Group = /^[\da-f]{1,4}$/i;

/** The eight groups of an IPv6 address; undefined when it is none. */
const groupsOf = (address: string): string[] | undefined => {
  const [head = '', tail, more] = address.split('::');
  if (more !== undefined) return undefined;
  const before = head ? head.split(':') : [];
  const after = tail ? tail.split(':') : [];
  const gap = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array<string>(gap).fill('0'), ...after];
  if (groups.length !== 8 || !groups.every((group) => ipv6Group.test(group))) return undefined;
  return groups.map((group) => Number.parseInt(group, 16).toString(16));
};

/** The network of an address; what is no address counts with all others of its kind. */
export const toClientNetwork = (given = ''): ClientNetwork => {
  const address = given.replace(/^::ffff:(?=\d+\.)/i, '');
  const [, network] = ipv4.exec(address) ?? [];
  if (network) return { counted: address, stored: `${network}.0` };
  const groups = groupsOf(address);
  if (!groups) return unknown;
  return { counted: `${groups.slice(0, 4).join(':')}::`, stored: `${groups.slice(0, 3).join(':')}::` };
};
