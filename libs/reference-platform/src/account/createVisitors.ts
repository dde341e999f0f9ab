import { failures, type PlatformEnv, type Store, type User } from '@share/reference-core';
import type { Context } from 'hono';
import type { Tokens } from '../platform/createTokens';

/** The origin of a request. */
export interface Origin {
  requestId: string;
  network: ClientNetwork;
  /** Device id of the browser (R19); absent when it sent none. */
  device?: string;
}

/** Identifies the sender of a request, by the token alone: ids in paths and bodies are never trusted. */
export interface Visitors {
  /** Undefined for visitors who have not logged in. */
  idOf(context: Context<PlatformEnv>): Promise<string | undefined>;
  /** @throws PlatformFailure 401 */
  require(context: Context<PlatformEnv>): Promise<User>;
  /** @throws PlatformFailure 403 for a write another site has caused, 401 without a login */
  requireWriter(context: Context<PlatformEnv>): Promise<User>;
  originOf(context: Context<PlatformEnv>): Origin;
}

/** The IP address of the visitor who made a request; undefined when it is not known. */
export type AddressOf = (context: Context<PlatformEnv>) => string | undefined;

interface VisitorOptions {
  store: Store;
  tokens: Tokens;
  addressOf: AddressOf | undefined;
}

const devicePattern = /^[\w-]{8,64}$/;

/** Refuses requests caused by a page of another site. */
export const refuseCrossSite = (context: Context<PlatformEnv>): void => {
  if (context.req.header('sec-fetch-site') === 'cross-site') throw failures.crossSite();
};

/** Refuses requests that no script has made: a picture, a frame or a link whose address is a call. */
export const refuseWithoutScript = (context: Context<PlatformEnv>): void => {
  const mode = context.req.header('sec-fetch-mode');
  if (mode === 'no-cors' || mode === 'navigate') throw failures.crossSite();
};

export const createVisitors = ({ store, tokens, addressOf }: VisitorOptions): Visitors => {
  const idOf: Visitors['idOf'] = (context) => tokens.readUserId(context.req.header('authorization'));
  const require: Visitors['require'] = async (context) => {
    const id = await idOf(context);
    const user = id && (await store.get<User>('user', id));
    if (!user) throw failures.loginRequired();
    return user;
  };
  return {
    idOf,
    require,
    requireWriter: async (context) => {
      refuseCrossSite(context);
      return require(context);
    },
    originOf: (context) => {
      const device = context.req.header('x-request-id') ?? '';
      return {
        requestId: context.get('requestId'),
        network: toClientNetwork(addressOf?.(context)),
        ...(devicePattern.test(device) && { device }),
      };
    },
  };
};

/** The network a request comes from, in two widths. */
export interface ClientNetwork {
  /** The network that rate limits count: an IPv4 address, or the /64 of an IPv6 address. */
  counted: string;
  /** What is stored: /24 or /48, enough to see a pattern and not to identify a person. */
  kept: string;
}

/** All visitors whose address is unknown. */
const unknown: ClientNetwork = { counted: 'unknown', kept: '' };

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
  if (network) return { counted: address, kept: `${network}.0` };
  const groups = groupsOf(address);
  if (!groups) return unknown;
  return { counted: `${groups.slice(0, 4).join(':')}::`, kept: `${groups.slice(0, 3).join(':')}::` };
};
