import {
  type AddressOf,
  type ClientNetwork,
  failures,
  hexDigest,
  type PlatformEnv,
  type Store,
  toClientNetwork,
  type User,
} from '@share/reference-core';
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
  /** The same for each request with one token, also from several addresses; empty without a token that was issued here. */
  anonymousIdOf(context: Context<PlatformEnv>): Promise<string>;
  /** @throws PlatformFailure 401 */
  require(context: Context<PlatformEnv>): Promise<User>;
  /** @throws PlatformFailure 403 for a write another site has caused, 401 without a login */
  requireWriter(context: Context<PlatformEnv>): Promise<User>;
  originOf(context: Context<PlatformEnv>): Origin;
}

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
    anonymousIdOf: async (context) => {
      const authorization = context.req.header('authorization') ?? '';
      if (!(await tokens.isIssued(authorization))) return '';
      return (await hexDigest('SHA-256', authorization)).slice(0, 32);
    },
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
