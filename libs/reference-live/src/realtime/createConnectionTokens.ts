import { createStoredSecret, type Store } from '@share/reference-core';
import { sign, verify } from 'hono/jwt';

const lifetimeSeconds = 10 * 60;

interface ConnectionTokenOptions {
  store: Store;
  /** Milliseconds. */
  now: () => number;
  createId: () => string;
  /** Shared with a separate realtime server; created once and stored by default. */
  secret?: string | undefined;
}

/** The content of a token. Clients react differently to `expired` and `invalid`. */
export type ReadToken = { user: string; expiresAt: number } | 'expired' | 'invalid';

export interface ConnectionTokens {
  /** @param userId empty without a login */
  issue(userId: string): Promise<string>;
  read(token: string): Promise<ReadToken>;
}

/** Short-lived tokens (HS256, `sub`, `exp`) that open a realtime connection and nothing else. */
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
    issue: async (userId) =>
      sign({ sub: userId, exp: seconds() + lifetimeSeconds }, await getSecret(), 'HS256'),
    read: async (token) => {
      if (!token || token.length > 2048) return 'invalid';
      const key = await getSecret();
      const claims = await verify(token, key, { alg: 'HS256', exp: false, iat: false }).catch(
        () => undefined,
      );
      if (!claims || typeof claims['sub'] !== 'string' || typeof claims.exp !== 'number') return 'invalid';
      return claims.exp > seconds() ? { user: claims['sub'], expiresAt: claims.exp } : 'expired';
    },
  };
};
