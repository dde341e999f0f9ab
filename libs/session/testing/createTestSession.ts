import mitt from 'mitt';
import type { Reader, Session, SessionEvents } from '../src';

/** Somebody who is logged in. */
const reader: Reader = { userId: 'u-test', alias: '小满' };

interface TestSessionOptions {
  isLoggedIn?: boolean;
  /** What becomes of a login that is asked for; default: the reader closes the panel. */
  onLoginRequired?: (action: string) => 'logged in' | 'closed';
}

/** A session without a platform: logged in or not, and answering a required login as told. */
export const createTestSession = ({
  isLoggedIn = false,
  onLoginRequired = () => 'closed',
}: TestSessionOptions = {}): Session => {
  const events = mitt<SessionEvents>();
  let current = isLoggedIn ? reader : null;
  const change = (next: Reader | null) => {
    current = next;
    events.emit('session:changed');
  };
  const succeed = async () => {
    change(reader);
    return { ok: true } as const;
  };
  return {
    events,
    getToken: () => (current ? 'user-token' : 'anonymous-token'),
    isLoggedIn: () => current !== null,
    reader: () => current,
    subscribe: (onChange) => {
      events.on('session:changed', onChange);
      return () => events.off('session:changed', onChange);
    },
    requireLogin: async (action) => {
      if (current) return true;
      events.emit('login:required', { action });
      if (onLoginRequired(action) === 'closed') return false;
      change(reader);
      return true;
    },
    cancelLogin: () => undefined,
    login: succeed,
    adopt: succeed,
    logout: async () => change(null),
    ready: async () => undefined,
    requestId: () => 'request-id',
    dropToken: () => change(null),
  };
};
