import { storageKeys, type SafeStorage } from '@share/environment';
import mitt, { type Emitter } from 'mitt';
import { sessionConstants } from './sessionConstants';

/** What the session tells the page. `action` names what the visitor wanted to do, such as `comment`. */
export type SessionEvents = {
  'login:required': { action: string };
};

export interface SessionOptions {
  storage: SafeStorage;
  /** Asks the platform for an anonymous token; may fail, the session then goes on without one. */
  fetchAnonymousToken: () => Promise<string>;
  /** Makes a UUID; called when this browser has no id yet. */
  createId: () => string;
}

export interface Session {
  readonly events: Emitter<SessionEvents>;
  /** The user token, else the anonymous token, else the empty string (spec §7). */
  getToken(): string;
  isLoggedIn(): boolean;
  /** Whether a user is logged in; when not, emits `login:required`. */
  requireLogin(action: string): boolean;
  /** Resolves once there is a token, or after `ms` (at most 1,000) without one; never rejects (R16). */
  ready(ms?: number): Promise<void>;
  /** Id of this browser for the `X-Request-Id` header (R19). */
  requestId(): string;
  /** Forgets a token that the platform refused; a newer one that has taken its place stays (R20). */
  dropToken(refused: string): void;
}

/** Only what may stand in a header; the storage or an answer can hold anything. */
const toSendable = (value: string | null): string => (value && /^[\x21-\x7e]+$/.test(value) ? value : '');

/**
 * The identity of a visitor in this browser, one per page. The user token is read from the storage at every call, which
 * restores it after a reload and follows a login or logout in another tab. The anonymous token lives in memory and is
 * asked for right away, in the background (spec §4).
 */
export const createSession = ({ storage, fetchAnonymousToken, createId }: SessionOptions): Session => {
  const { tokenKey, userIdKey, fallbackRequestId, tokenWaitMs } = sessionConstants;
  const events = mitt<SessionEvents>();
  let anonymousToken = '';
  let anonymousId: string | undefined;
  let fetching: Promise<void> | undefined;

  const read = (key: string): string => toSendable(storage.get(key));
  const isLoggedIn = () => read(tokenKey) !== '';
  const getToken = () => read(tokenKey) || anonymousToken;

  /** Asks once; after a failure the next call asks again. */
  const fetchOnce = (): Promise<void> =>
    (fetching ??= Promise.resolve()
      .then(fetchAnonymousToken)
      .then(
        (token) => {
          anonymousToken = toSendable(token);
        },
        () => undefined,
      )
      .then(() => {
        fetching = undefined;
      }));

  const keepAnonymousId = (): string => {
    const kept = read(storageKeys.anonymousId);
    if (kept) return kept;
    const id = createId();
    return storage.set(storageKeys.anonymousId, id) ? id : fallbackRequestId;
  };

  void fetchOnce();

  return {
    events,
    getToken,
    isLoggedIn,
    requireLogin: (action) => {
      const allowed = isLoggedIn();
      if (!allowed) events.emit('login:required', { action });
      return allowed;
    },
    ready: (ms = tokenWaitMs) =>
      getToken() ? Promise.resolve() : atMost(fetchOnce(), Math.min(ms, tokenWaitMs)),
    requestId: () => read(storageKeys.deviceId) || (anonymousId ??= keepAnonymousId()),
    dropToken: (refused) => {
      if (refused === anonymousToken) anonymousToken = '';
      if (refused !== read(tokenKey)) return;
      storage.remove(tokenKey);
      storage.remove(userIdKey);
    },
  };
};

const atMost = (work: Promise<void>, ms: number): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    void work.then(() => {
      clearTimeout(timer);
      resolve();
    });
  });
