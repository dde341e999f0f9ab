import type { SafeStorage } from '@share/environment';
import mitt from 'mitt';
import { atMost } from './atMost';
import { createAccount } from './createAccount';
import { createAnonymousToken } from './createAnonymousToken';
import { createBrowserIds } from './createBrowserIds';
import { createLogin } from './createLogin';
import { createLoginQueue } from './createLoginQueue';
import { createUserToken } from './createUserToken';
import { retryWhileNotReady } from './retryWhileNotReady';
import type { Session, SessionEvents } from './Session';
import { sessionConstants } from './sessionConstants';
import { isUnauthorized, type SessionPlatform } from './SessionPlatform';
import { toTokenRequest } from './toTokenRequest';

const { tokenWaitMs } = sessionConstants;

export interface SessionOptions {
  storage: SafeStorage;
  /** Makes a UUID; called when this browser has no id yet. */
  createId: () => string;
  /** Called a moment after creation at the earliest, so that the API client and the session may name each other. */
  platform: SessionPlatform;
  /** Origin of the site, for addresses on it. */
  siteOrigin?: string;
  /**
   * Calls back whenever another page may have written to the storage: on `storage`, and on `pageshow`, because a page that lies in
   * the browser's page cache hears of nothing.
   */
  watchStorage?: (onChange: () => void) => void;
}

/** The identity of a visitor in this browser, one per page. Asks for the anonymous token and the account right away (spec §4). */
export const createSession = (options: SessionOptions): Session => {
  const { storage, createId, platform, siteOrigin, watchStorage } = options;
  const events = mitt<SessionEvents>();
  const user = createUserToken(storage);
  const anonymous = createAnonymousToken(() => platform.createAnonymousToken());
  const account = createAccount({ user, platform, siteOrigin });
  const ids = createBrowserIds(storage, createId);
  const queue = createLoginQueue();

  const isLoggedIn = () => user.get() !== '';
  const getToken = () => user.get() || anonymous.get();

  const announce = () => {
    events.emit('session:changed');
    if (isLoggedIn()) queue.settle(true);
  };

  const dropToken = (refused: string) => {
    anonymous.drop(refused);
    if (user.drop(refused)) announce();
  };

  const logIn = createLogin({ user, account, announce, dropToken });

  const restore = async () => {
    const login = user.login();
    if (!login.token) return;
    try {
      await retryWhileNotReady(() => account.fetch(login));
      announce();
    } catch (error) {
      if (isUnauthorized(error)) dropToken(login.token);
    }
  };

  void anonymous.fetch();
  void Promise.resolve().then(restore);
  watchStorage?.(() => {
    if (!user.hasChangedElsewhere()) return;
    announce();
    void restore();
  });

  return {
    events,
    getToken,
    isLoggedIn,
    dropToken,
    reader: account.reader,
    subscribe: (onChange) => {
      events.on('session:changed', onChange);
      return () => events.off('session:changed', onChange);
    },
    requireLogin: (action) => {
      if (isLoggedIn()) return Promise.resolve(true);
      const answer = queue.wait();
      events.emit('login:required', { action });
      return answer;
    },
    cancelLogin: () => queue.settle(false),
    login: (request) => {
      const ask = async () => {
        const { token, user_id: userId = '' } = await platform.login(toTokenRequest(request, ids.deviceId()));
        return { token, userId };
      };
      return logIn(ask, 'password' in request);
    },
    adopt: (login) => logIn(() => Promise.resolve(login), false),
    logout: async () => {
      const ended = user.get();
      if (!ended) return;
      await atMost(anonymous.fetch(), tokenWaitMs);
      dropToken(ended);
      await platform.logout(ended).catch(() => undefined);
    },
    ready: (ms = tokenWaitMs) =>
      getToken() ? Promise.resolve() : atMost(anonymous.fetch(), Math.min(ms, tokenWaitMs)),
    requestId: ids.requestId,
  };
};
