import { createStoredSecret, type Store } from '@share/reference-core';
import { sign, verify } from 'hono/jwt';

/** Half an hour: so often each visitor of a large room calls for a new one. */
export const tokenLifetimeSeconds = 30 * 60;

interface ConnectionTokenOptions {
  store: Store;
  /** Milliseconds. */
  now: () => number;
  createId: () => string;
  /** Shared with a separate realtime server; created once and stored by default. */
  secret?: string | undefined;
}

/** The visitor a token is for; each part is empty where it is not known. */
export interface TokenHolder {
  /** After a login. */
  user: string;
  /** Without one: from the anonymous token of the visitor. */
  visitor: string;
}

/** The content of a token. Clients react differently to `expired` and `invalid`. */
export type ReadToken = (TokenHolder & { expiresAt: number }) | 'expired' | 'invalid';

export interface ConnectionTokens {
  /** @param user empty without a login @param visitor empty without an anonymous token */
  issue(user: string, visitor?: string): Promise<string>;
  read(token: string): Promise<ReadToken>;
}

/** Tokens (HS256, `sub`, `exp`) that open a realtime connection and nothing else. */
export const createConnectionTokens = ({
  store,
  now,
  createId,
  secret,
}: ConnectionTokenOptions): ConnectionTokens => {
  const readStored = createStoredSecret(store, 'realtime', createId);
  const getSecret = async (): Promise<string> => secret || readStored();
  const seconds = () => Math.floor(now() / 1000);
  return {
    issue: async (user, visitor = '') =>
      sign(
        { sub: user, ...(visitor && { visitor }), exp: seconds() + tokenLifetimeSeconds },
        await getSecret(),
        'HS256',
      ),
    read: async (token) => {
      if (!token || token.length > 2048) return 'invalid';
      const key = await getSecret();
      const claims = await verify(token, key, { alg: 'HS256', exp: false, iat: false }).catch(
        () => undefined,
      );
      if (!claims || typeof claims['sub'] !== 'string' || typeof claims.exp !== 'number') return 'invalid';
      if (claims.exp <= seconds()) return 'expired';
      return { user: claims['sub'], visitor: String(claims['visitor'] ?? ''), expiresAt: claims.exp };
    },
  };
};
