import type { Emitter } from 'mitt';
import type { StoreApi } from 'zustand/vanilla';

/** The phone number has 11 digits. */
export type LoginRequest = { tel: string; code: string } | { tel: string; password: string };

/**
 * `refused`: the platform answered the login with a code other than 0, `account`: it took the login and refused the account; its message
 * is for the visitor (spec §8). `network`: there was no usable answer, or the account could not be fetched (R21).
 */
export type LoginOutcome =
  { ok: true } | { ok: false; reason: 'refused' | 'account' | 'network'; message: string };

/** The account of the visitor, as the page shows it. */
export interface User {
  userId: string;
  alias: string;
  avatar?: string;
}

/** The session as the page shows it. */
export interface SessionState {
  isLoggedIn: boolean;
  /** Null while logged out or until the account is known. */
  user: User | null;
  /** Id of the user who is logged in, or of the last one when the platform has refused their token; empty after a logout, and while it is not known. */
  userId: string;
}

/** The initial state: pages are rendered for a visitor who is not logged in. */
export const loggedOut: SessionState = { isLoggedIn: false, user: null, userId: '' };

export type SessionEvents = {
  /** A visitor has to log in first; `action` names the action they wanted, such as `comment`. */
  'login:required': { action: string };
  /** The platform refuses the account of a login that was restored; at most once in a page. The message is for the visitor (spec §8). */
  'account:refused': { message: string };
};

export interface Session {
  /** Changes with every login, logout and account, also those of other tabs. Between two users the session is logged out. `@share/session/react` reads it in components. */
  readonly store: Pick<StoreApi<SessionState>, 'getState' | 'getInitialState' | 'subscribe'>;
  readonly events: Emitter<SessionEvents>;
  /** The user token, else the anonymous token, else the empty string (spec §7). */
  getToken(): string;
  /** Read from the storage, which another tab may just have changed. */
  isLoggedIn(): boolean;
  /** Id of the user who is logged in, known before their account is; empty while logged out, or before the platform has sent it. */
  userId(): string;
  /** The account of the stored token; null while it is not known. */
  user(): User | null;
  /**
   * Resolves to true at once when the visitor is logged in. Otherwise emits `login:required` and resolves when the login panel
   * is done: true after a login, false when the visitor closed it. The caller's action then continues (R66).
   */
  requireLogin(action: string): Promise<boolean>;
  /** The login panel was closed without a login: pending `requireLogin` calls resolve to false. */
  cancelLogin(): void;
  /** Logs in and fetches the account, with the 402 rule (spec §4, R21). Never rejects. */
  login(request: LoginRequest): Promise<LoginOutcome>;
  /** Takes over a login made elsewhere, such as in the mini program, and fetches the account. */
  adopt(login: { token: string; userId: string }): Promise<LoginOutcome>;
  /** Logs out in the order of spec §4 and R22; never rejects, always logs out here, and waits for the platform a second at most. */
  logout(): Promise<void>;
  /** Resolves once there is a token, or after `ms` (at most 1,000) without one; never rejects (R16). */
  ready(ms?: number): Promise<void>;
  /** Id of this browser for the `X-Request-Id` header (R19). */
  requestId(): string;
  /** Forgets a token that the platform refused, unless it has been replaced since (R20). */
  dropToken(refused: string): void;
}
