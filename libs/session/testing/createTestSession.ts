import mitt from 'mitt';
import { createStore } from 'zustand/vanilla';
import { loggedOut, type Session, type SessionEvents, type SessionState } from '../src/Session';

const loggedInAs = (userId: string): SessionState => ({
  isLoggedIn: true,
  user: { userId, alias: '小满' },
  userId: userId,
});
const loggedIn = loggedInAs('u-test');

interface TestSessionOptions {
  isLoggedIn?: boolean;
  /** The visitor's reaction to `login:required`; by default they close the panel. */
  onLoginRequired?: (action: string) => 'logged in' | 'closed';
}

/** A session without a platform, in which every login succeeds. */
export const createTestSession = ({
  isLoggedIn = false,
  onLoginRequired = () => 'closed',
}: TestSessionOptions = {}): Session => {
  const events = mitt<SessionEvents>();
  const store = createStore(() => loggedOut);
  const { getState, setState } = store;
  if (isLoggedIn) setState(loggedIn);
  const logIn = async () => {
    setState(loggedIn);
    return { ok: true } as const;
  };
  return {
    store,
    events,
    getToken: () => (getState().isLoggedIn ? 'user-token' : 'anonymous-token'),
    isLoggedIn: () => getState().isLoggedIn,
    userId: () => getState().user?.userId ?? '',
    user: () => getState().user,
    requireLogin: async (action) => {
      if (getState().isLoggedIn) return true;
      events.emit('login:required', { action });
      if (onLoginRequired(action) === 'closed') return false;
      setState(loggedIn);
      return true;
    },
    cancelLogin: () => undefined,
    login: logIn,
    adopt: async ({ userId }) => {
      setState(loggedInAs(userId));
      return { ok: true };
    },
    logout: async () => setState(loggedOut),
    ready: async () => undefined,
    requestId: () => 'request-id',
    dropToken: () => setState(({ userId }) => ({ ...loggedOut, userId })),
  };
};
