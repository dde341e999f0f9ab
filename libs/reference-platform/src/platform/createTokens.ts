import { createStoredSecret, type Store } from '@share/reference-core';
import { sign, verify } from 'hono/jwt';

const lifetimeSeconds = 30 * 24 * 3600;

interface TokenOptions {
  store: Store;
  /** Milliseconds. */
  now: () => number;
  createId: () => string;
}

/** The device a token is issued to. */
export interface DeviceClaims {
  appid: number;
  platform: string;
  device_id: string;
}

/** A login, stored under the `jti` of its token; without it the token is invalid. */
interface StoredSession {
  id: string;
  owner_user_id: string;
  device_id: string;
  /** Seconds. */
  exp: number;
}

interface UserClaims {
  uid: string;
  jti: string;
  device_id: string;
  exp: number;
}

export interface Tokens {
  /**
   * `uid` is a user id, or `anonymous`. A user's token is bound to the device and replaces the user's earlier one there.
   */
  issue(uid: string, device: DeviceClaims): Promise<string>;
  /**
   * The user id of an `Authorization` header, raw or after `Bearer `; undefined for an anonymous, expired, revoked,
   * foreign or missing token.
   */
  readUserId(authorization: string | undefined): Promise<string | undefined>;
  /** Whether an `Authorization` header has a token that was issued here and has not ended: a user's or an anonymous one. */
  isIssued(authorization: string | undefined): Promise<boolean>;
  /**
   * Ends a user's token, also one that has ended already.
   *
   * @returns the owner of the token; undefined when it never was a user's token
   */
  revoke(authorization: string | undefined): Promise<string | undefined>;
}

const isUserClaims = (claims: object): claims is UserClaims => {
  const { uid, jti, device_id, exp }: { [Name in keyof UserClaims]?: unknown } = claims;
  const isUser = typeof uid === 'string' && uid !== 'anonymous';
  return isUser && typeof jti === 'string' && typeof device_id === 'string' && typeof exp === 'number';
};

/** Signed tokens (HS256). The key is created once and stored, so tokens survive a restart. */
export const createTokens = ({ store, now, createId }: TokenOptions): Tokens => {
  const getKey = createStoredSecret(store, 'token', createId);
  const seconds = () => Math.floor(now() / 1000);

  const readClaims = async (authorization: string | undefined): Promise<object | undefined> => {
    const token = authorization?.replace(/^Bearer\s+/i, '').trim();
    if (!token || token.length > 2048) return undefined;
    const secret = await getKey();
    return verify(token, secret, { alg: 'HS256', exp: false, iat: false }).catch(() => undefined);
  };
  const readUserClaims = async (authorization: string | undefined): Promise<UserClaims | undefined> => {
    const claims = await readClaims(authorization);
    return claims && isUserClaims(claims) ? claims : undefined;
  };

  /** Opens a session and ends the user's earlier one on this device. Housekeeping removes expired ones. */
  const openSession = async (uid: string, device_id: string, exp: number): Promise<string> => {
    const where = { owner_user_id: uid, device_id };
    for (const { id } of await store.list<StoredSession>('session', { where }))
      await store.remove('session', id);
    const id = createId();
    await store.put('session', id, { id, owner_user_id: uid, device_id, exp } satisfies StoredSession);
    return id;
  };

  return {
    issue: async (uid, device) => {
      const exp = seconds() + lifetimeSeconds;
      // Of its own for every visitor, too: browsers without storage all have the same device id.
      const jti = uid === 'anonymous' ? createId() : await openSession(uid, device.device_id, exp);
      return sign({ ...device, uid, exp, jti }, await getKey(), 'HS256');
    },
    isIssued: async (authorization) => {
      const { exp }: { exp?: unknown } = (await readClaims(authorization)) ?? {};
      return typeof exp === 'number' && exp > seconds();
    },
    readUserId: async (authorization) => {
      const claims = await readUserClaims(authorization);
      if (!claims || claims.exp <= seconds()) return undefined;
      const session = await store.get<StoredSession>('session', claims.jti);
      const isOpen = session?.owner_user_id === claims.uid && session.device_id === claims.device_id;
      return isOpen ? claims.uid : undefined;
    },
    revoke: async (authorization) => {
      const claims = await readUserClaims(authorization);
      if (claims) await store.remove('session', claims.jti);
      return claims?.uid;
    },
  };
};
