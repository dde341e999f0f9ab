import { nextTask, type SafeStorage } from '@share/environment';
import { resultWithin } from '@share/resilience';
import mitt from 'mitt';
import { createStore } from 'zustand/vanilla';
import { createAccount } from './createAccount';
import { createAnonymousToken } from './createAnonymousToken';
import { createBrowserIds } from './createBrowserIds';
import { createLogin, retryWhileNotReady, toTokenRequest } from './createLogin';
import { createStoredLogin } from './createStoredLogin';
import { loggedOut, type Session, type SessionEvents } from './Session';
import { sessionConstants } from './sessionConstants';
import { isUnauthorized, refusalOf, type SessionPlatform } from './SessionPlatform';

const { tokenWaitMs } = sessionConstants;

export interface SessionOptions {
  storage: SafeStorage;
  /** Makes a UUID; called when this browser has no id yet. */
  createId: () => string;
  /** Called one tick after creation at the earliest, so that the API client and the session may refer to each other. */
  platform: SessionPlatform;
  /** Origin of the site, for addresses on it. */
  siteOrigin?: string;
  /** A preview has no actions: it fetches a token only when a call needs one (R85). */
  isPreview?: boolean;
  /** The page; without it, logins and logouts of other tabs go unnoticed. */
  window?: Pick<Window, 'addEventListener'>;
}

/** Pending `requireLogin` calls. */
const createLoginQueue = () => {
  let waiting: ((isLoggedIn: boolean) => void)[] = [];
  return {
    wait: (): Promise<boolean> => new Promise((resolve) => waiting.push(resolve)),
    settle: (isLoggedIn: boolean): void => {
      const settled = waiting;
      waiting = [];
      for (const resolve of settled) resolve(isLoggedIn);
    },
  };
};

/** Shows the platform's message when it refuses an account, once. */
const createRefusalAnnouncer = (events: Session['events']) => {
  let hasAnnounced = false;
  return (error: unknown) => {
    const message = refusalOf(error);
    if (hasAnnounced || !message) return;
    hasAnnounced = true;
    events.emit('account:refused', { message });
  };
};

/** The identity of a visitor in this browser, one per page. Requests the anonymous token and the account at once (spec §4). */
export const createSession = (options: SessionOptions): Session => {
  const { storage, createId, platform, siteOrigin, isPreview = false, window } = options;
  const events = mitt<SessionEvents>();
  const storedLogin = createStoredLogin(storage);
  const anonymous = createAnonymousToken(() => platform.createAnonymousToken(getToken()));
  const account = createAccount({ storedLogin, platform, siteOrigin });
  const ids = createBrowserIds(storage, createId);
  const queue = createLoginQueue();

  const isLoggedIn = () => storedLogin.token() !== '';
  const getToken = () => storedLogin.token() || anonymous.get();

  // Pages are rendered logged out, so hydration has to start there: `getInitialState` ignores the storage.
  const store = createStore(() => loggedOut);
  const updateStore = () =>
    store.setState({
      isLoggedIn: isLoggedIn(),
      user: account.user(),
      userId: storedLogin.read().userId,
    });
  updateStore();

  const onChange = () => {
    updateStore();
    if (isLoggedIn()) queue.settle(true);
  };

  const dropToken = (token: string, isLogout?: boolean) => {
    anonymous.drop(token);
    if (storedLogin.drop(token, isLogout)) onChange();
  };

  const logIn = createLogin({ storedLogin, account, onLoggedIn: onChange, dropToken });

  let hasNoAccount = false;
  const announceRefusal = createRefusalAnnouncer(events);

  const fetchAccount = async () => {
    hasNoAccount = false;
    const login = storedLogin.read();
    if (!login.token) return;
    try {
      await retryWhileNotReady(() => account.fetch(login));
      onChange();
    } catch (error) {
      if (isUnauthorized(error)) dropToken(login.token);
      else hasNoAccount = true;
      announceRefusal(error);
    }
  };

  const onStorage = async () => {
    if (!storedLogin.hasChanged()) return;
    const shown = store.getState();
    const isSameUser = shown.userId !== '' && shown.userId === storedLogin.read().userId;
    if (shown.isLoggedIn && isLoggedIn() && !isSameUser) {
      // The page gives up all that was the last visitor's before it learns of the next.
      store.setState(loggedOut);
      await nextTask();
    }
    onChange();
    await fetchAccount();
  };

  /** Also asks again for an account that could not be read, such as at a start without network. */
  const onReturn = async () => {
    await onStorage();
    if (hasNoAccount) await fetchAccount();
  };

  if (!isPreview) void anonymous.fetch();
  void Promise.resolve().then(fetchAccount);
  window?.addEventListener('storage', () => void onStorage());
  // A page in the back/forward cache gets no storage events.
  for (const event of ['pageshow', 'online'] as const) window?.addEventListener(event, () => void onReturn());

  return {
    store,
    events,
    getToken,
    isLoggedIn,
    userId: () => (isLoggedIn() ? storedLogin.read().userId : ''),
    dropToken,
    user: account.user,
    requireLogin: async (action) => {
      if (isLoggedIn()) return true;
      const answer = queue.wait();
      events.emit('login:required', { action });
      return answer;
    },
    cancelLogin: () => queue.settle(false),
    login: (request) => {
      const requestLogin = async () => {
        const { token, user_id: userId = '' } = await platform.login(
          toTokenRequest(request, ids.deviceId()),
          getToken(),
        );
        return { token, userId };
      };
      return logIn(requestLogin, 'password' in request);
    },
    adopt: (login) => logIn(() => Promise.resolve(login), false),
    logout: async () => {
      const oldToken = storedLogin.token();
      if (!oldToken) return;
      await anonymous.wait(tokenWaitMs);
      dropToken(oldToken, true);
      await resultWithin(tokenWaitMs, platform.logout(oldToken)).catch(() => undefined);
    },
    ready: async (ms = tokenWaitMs) => {
      if (!getToken()) await anonymous.wait(Math.min(ms, tokenWaitMs));
    },
    requestId: ids.requestId,
  };
};
