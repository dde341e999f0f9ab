import type { InviteRecord, TokenAnswer, UserInfo } from '@share/api-contract/sent';
import { failures, type LimitRate, type Paging, type Store, toRange, type User } from '@share/reference-core';
import type { Audit } from '../platform/createAudit';
import type { Tokens } from '../platform/createTokens';
import type { AccountLimits } from './createPeople';
import type { VerifyCodes } from './createVerifyCodes';
import type { Origin } from './createVisitors';
import { isPasswordOf } from './passwords';

/** A stored person. */
export interface StoredUser extends User {
  /** user_id again. */
  id: string;
  tel?: string;
  /** Milliseconds of the first login. */
  at: number;
  /** Belongs to the sample content. */
  is_sample?: true;
}

/** Which person a phone number belongs to. */
export interface StoredAccount {
  /** Phone number. */
  id: string;
  user_id: string;
  /** See `isPasswordOf`; absent while no password is set. */
  password_hash?: string;
  is_sample?: true;
}

/** A person who joined on an invitation. */
export interface StoredInvitee {
  id: string;
  /** The author of the invitation. */
  owner_user_id: string;
  alias: string;
  avatar?: string;
  /** Seconds. */
  created_at: number;
}

/** The fields of a login. */
export interface LoginRequest {
  appid: number;
  platform: string;
  device_id: string;
  account: string;
  verify_code?: string | undefined;
  password?: string | undefined;
}

export interface Accounts {
  /** @throws PlatformFailure when the code or the password is refused, or a limit is reached */
  login(draft: LoginRequest, origin: Origin): Promise<TokenAnswer>;
  info(user: User): Promise<UserInfo>;
  invitees(userId: string, paging: Paging): Promise<InviteRecord>;
}

export interface AccountOptions {
  store: Store;
  tokens: Tokens;
  codes: VerifyCodes;
  limitRate: LimitRate;
  limits: AccountLimits;
  audit: Audit;
  /** Milliseconds. */
  now: () => number;
  createId: () => string;
}

const phonePattern = /^1[3-9]\d{9}$/;

/**
 * A phone number of eleven digits, without the spaces people type (spec §5).
 *
 * @throws PlatformFailure when it is none
 */
export const toTel = (given: string): string => {
  const tel = given.replace(/\s/g, '');
  if (!phonePattern.test(tel)) throw failures.phoneInvalid();
  return tel;
};

const maskPhone = (tel: string): string => `${tel.slice(0, 3)}****${tel.slice(-4)}`;

/** Accounts and logins. The first login with a code creates the account. */
export const createAccounts = (options: AccountOptions): Accounts => {
  const { store, tokens, codes, limitRate, limits, audit, now, createId } = options;

  const register = async (tel: string): Promise<string> => {
    await store.insert('account', tel, { id: tel, user_id: createId() } satisfies StoredAccount);
    const user_id = (await store.get<StoredAccount>('account', tel))?.user_id ?? '';
    const user: StoredUser = {
      id: user_id,
      user_id,
      alias: `云浦网友${user_id.replace(/\W/g, '').slice(0, 4)}`,
      avatar: `/media/avatar/${user_id}.svg`,
      ip_location: '云浦',
      tel,
      at: now(),
    };
    await store.insert('user', user_id, user);
    return user_id;
  };

  const findByPassword = async (tel: string, password: string): Promise<string> => {
    await limitRate('password', tel, limits.passwordsPerAccount);
    const account = await store.get<StoredAccount>('account', tel);
    const isRight = await isPasswordOf(password, account?.password_hash);
    if (!account || !isRight) throw failures.loginRefused();
    return account.user_id;
  };

  return {
    login: async (draft, origin) => {
      const { appid, platform, device_id, account, verify_code, password } = draft;
      const tel = toTel(account);
      await limitRate('login-network', origin.network.counted, limits.loginsPerNetwork);
      if (verify_code !== undefined) await codes.use(tel, verify_code);
      const user_id =
        verify_code === undefined ? await findByPassword(tel, password ?? '') : await register(tel);
      const token = await tokens.issue(user_id, { appid, platform, device_id });
      await audit({ action: 'createToken', target: user_id, user_id }, origin);
      return { token, user_id };
    },
    info: async ({ user_id, alias, avatar, ip_location }) => {
      const { tel, at } = (await store.get<StoredUser>('user', user_id)) ?? {};
      return {
        user_id,
        alias,
        ...(avatar && { avatar }),
        ...(tel && { tel: maskPhone(tel) }),
        ...(ip_location && { ip_location }),
        ...(at !== undefined && { created_at: Math.floor(at / 1000) }),
      };
    },
    invitees: async (userId, paging) => {
      const where = { owner_user_id: userId };
      const found = await store.list<StoredInvitee>('invitee', { where, ...toRange(paging) });
      return {
        records: found.map(({ alias, avatar, created_at }) => ({
          alias,
          ...(avatar && { avatar }),
          created_at,
        })),
        total: await store.count('invitee', where),
      };
    },
  };
};
