import type { SafeStorage } from '@share/environment';
import type { Session } from '@share/session';
import { takeLoginState } from './createLoginState';
import { type LoginHandOver, readLoginHandOver } from './readLoginHandOver';

interface ReceiveOptions {
  hash: string;
  storage: SafeStorage;
  now: number;
  siteOrigin: string;
  session: Pick<Session, 'adopt'>;
}

/** Where to go after a login made elsewhere; else why it was not taken, `message` being for the reader. */
export type ReceivedLogin =
  | { ok: true; redirect: string }
  | Extract<LoginHandOver, { ok: false }>
  | { ok: false; reason: 'refused'; message: string };

/**
 * Takes over the login that `/auth` was handed (R5). Take the fragment out of the address before: the token must not stay
 * in the history.
 */
export const receiveLogin = async (options: ReceiveOptions): Promise<ReceivedLogin> => {
  const { hash, storage, now, siteOrigin, session } = options;
  const handOver = readLoginHandOver({ hash, stored: takeLoginState(storage), now, siteOrigin });
  if (!handOver.ok) return handOver;
  const outcome = await session.adopt(handOver);
  return outcome.ok
    ? { ok: true, redirect: handOver.redirect }
    : { ok: false, reason: 'refused', message: outcome.message };
};
