import { sign, verify } from 'hono/jwt';
import type { Store } from '../store/Store';

const lifetimeSeconds = 30 * 24 * 3600;

interface TokenOptions {
  store: Store;
  /** Milliseconds. */
  now: () => number;
  createId: () => string;
}

/** Which device asks for a token. */
export interface DeviceClaims {
  appid: number;
  platform: string;
  device_id: string;
}

export interface Tokens {
  /** `uid` is a user id, or `anonymous`. */
  issue(uid: string, device: DeviceClaims): Promise<string>;
  /**
   * The user id a request speaks for, from its `Authorization` header, raw or after `Bearer `.
   * Undefined for an anonymous, expired, foreign or missing token.
   */
  readUserId(authorization: string | undefined): Promise<string | undefined>;
}

/** Signed tokens (HS256). The key is made once and kept in the store, so tokens outlive a restart. */
export const createTokens = ({ store, now, createId }: TokenOptions): Tokens => {
  let key: Promise<string> | undefined;
  const readKey = async (): Promise<string> => {
    await store.insert('secret', 'token', { value: `${createId()}${createId()}` });
    return (await store.get<{ value: string }>('secret', 'token'))?.value ?? '';
  };
  const getKey = (): Promise<string> => {
    key ??= readKey().catch((error: unknown) => {
      key = undefined;
      throw error;
    });
    return key;
  };
  const seconds = () => Math.floor(now() / 1000);
  return {
    issue: async (uid, device) =>
      sign({ ...device, uid, exp: seconds() + lifetimeSeconds }, await getKey(), 'HS256'),
    readUserId: async (authorization) => {
      const token = authorization?.replace(/^Bearer\s+/i, '').trim();
      if (!token || token.length > 2048) return undefined;
      const secret = await getKey();
      const claims = await verify(token, secret, { alg: 'HS256', exp: false, iat: false }).catch(
        () => undefined,
      );
      if (!claims || typeof claims['uid'] !== 'string' || claims['uid'] === 'anonymous') return undefined;
      return typeof claims.exp === 'number' && claims.exp > seconds() ? claims['uid'] : undefined;
    },
  };
};
