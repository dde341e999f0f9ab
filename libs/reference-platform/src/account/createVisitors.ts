import type { Context } from 'hono';
import type { User } from '../comment/createCommentWriter';
import type { Tokens } from '../platform/createTokens';
import type { PlatformEnv } from '../platform/PlatformEnv';
import { failures } from '../platform/PlatformFailure';
import type { Store } from '../store/Store';
import { type ClientNetwork, toClientNetwork } from './clientNetwork';

/** Where a request comes from. */
export interface Origin {
  requestId: string;
  network: ClientNetwork;
  /** Id the browser keeps for itself (R19); absent when it sent none. */
  device?: string;
}

/** Tells who sends a request. Ids in paths and bodies never say it; the token alone does. */
export interface Visitors {
  /** Undefined for everyone who has not logged in. */
  idOf(context: Context<PlatformEnv>): Promise<string | undefined>;
  /** @throws PlatformFailure 401 */
  require(context: Context<PlatformEnv>): Promise<User>;
  /** @throws PlatformFailure 403 for a write another site has caused, 401 without a login */
  requireWriter(context: Context<PlatformEnv>): Promise<User>;
  originOf(context: Context<PlatformEnv>): Origin;
}

interface VisitorOptions {
  store: Store;
  tokens: Tokens;
  /** Header in which a trusted proxy names the visitor's address. */
  addressHeader: string | undefined;
}

const devicePattern = /^[\w-]{8,64}$/;

/** Refuses what a page of another site makes the browser send. */
export const refuseCrossSite = (context: Context<PlatformEnv>): void => {
  if (context.req.header('sec-fetch-site') === 'cross-site') throw failures.crossSite();
};

export const createVisitors = ({ store, tokens, addressHeader }: VisitorOptions): Visitors => {
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
        network: toClientNetwork(addressHeader && context.req.header(addressHeader)),
        ...(devicePattern.test(device) && { device }),
      };
    },
  };
};
