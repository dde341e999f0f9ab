import type { SafeStorage } from '@share/environment';
import { sameSitePath } from '@share/safety';
import { basePath, homePath } from '@share/site-paths';
import { authConstants } from '../authConstants';
import { takeLoginState, type LoginState } from '../mini-program-login/loginState';

/** A login this browser has started, and the page of the site to go on to. */
export interface ReceivedLogin {
  token: string;
  userId: string;
  redirect: string;
}

/**
 * `incomplete`: no usable token. `unrequested`: this browser has not started that login. `expired`: it started it more than ten
 * minutes ago.
 */
type ReadLogin =
  ({ ok: true } & ReceivedLogin) | { ok: false; reason: 'incomplete' | 'unrequested' | 'expired' };

interface ReadOptions {
  /** Fragment of the address; the token stands nowhere else. */
  hash: string;
  /** The login that this browser started, as it is stored. */
  stored: LoginState | undefined;
  /** Milliseconds since 1970. */
  now: number;
  siteOrigin: string;
}

const token = /^[\x21-\x7e]{1,4096}$/;
const userId = /^[\w-]{0,64}$/;

/** Reads the fragment of `/auth`: `#token=…&user_id=…&state=…&redirect=/path` (R5). Leads only to pages of the site. */
export const readLogin = ({ hash, stored, now, siteOrigin }: ReadOptions): ReadLogin => {
  // The mini program adds the mark on iOS, where it needs it.
  const fields = new URLSearchParams(hash.replace(/^#/, '').replace(/#wechat_redirect$/, ''));
  const read = (name: string): string => fields.get(name) ?? '';
  if (!stored || stored.state === '' || read('state') !== stored.state)
    return { ok: false, reason: 'unrequested' };
  const age = now - stored.createdAt;
  if (age < 0 || age > authConstants.loginStateMs) return { ok: false, reason: 'expired' };
  if (!token.test(read('token')) || !userId.test(read('user_id'))) return { ok: false, reason: 'incomplete' };
  return {
    ok: true,
    token: read('token'),
    userId: read('user_id'),
    redirect: sameSitePath(read('redirect'), siteOrigin, basePath) ?? homePath,
  };
};

interface ReceiveOptions extends Omit<ReadOptions, 'stored'> {
  storage: SafeStorage;
}

/**
 * The login in the fragment of `/auth`; uses up the state that this browser remembers (R5). Remove the fragment from the address
 * before: the token must not stay in the history.
 */
export const receiveLogin = ({ storage, ...options }: ReceiveOptions): ReadLogin =>
  readLogin({ ...options, stored: takeLoginState(storage) });
