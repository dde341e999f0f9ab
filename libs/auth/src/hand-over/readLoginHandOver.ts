import { sameSitePath } from '@share/safety';
import { basePath, homePath } from '@share/site-paths';
import { authConstants } from '../authConstants';
import type { LoginState } from './createLoginState';

/**
 * `incomplete`: no usable token. `unasked`: this browser has not begun that login. `expired`: it began it more than ten
 * minutes ago.
 */
export type LoginHandOver =
  | { ok: true; token: string; userId: string; redirect: string }
  | { ok: false; reason: 'incomplete' | 'unasked' | 'expired' };

interface HandOverOptions {
  /** Fragment of the address; the token comes nowhere else. */
  hash: string;
  /** What this browser remembers of the login it began. */
  stored: LoginState | undefined;
  /** Milliseconds since 1970. */
  now: number;
  siteOrigin: string;
}

const token = /^[\x21-\x7e]{1,4096}$/;
const userId = /^[\w-]{0,64}$/;

/** Reads what `/auth` is handed: `#token=…&user_id=…&state=…&redirect=/path` (R5). Leads nowhere but to pages of the site. */
export const readLoginHandOver = ({ hash, stored, now, siteOrigin }: HandOverOptions): LoginHandOver => {
  // The mini program adds the mark on iOS, where it needs it.
  const fields = new URLSearchParams(hash.replace(/^#/, '').replace(/#wechat_redirect$/, ''));
  const read = (name: string): string => fields.get(name) ?? '';
  if (!stored || stored.state === '' || read('state') !== stored.state)
    return { ok: false, reason: 'unasked' };
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
