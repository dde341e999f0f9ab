import type { Emitter } from 'mitt';

/** What a login says: the phone number (11 digits) with the code it got, or with a password. */
export type LoginRequest = { tel: string; code: string } | { tel: string; password: string };

/**
 * `refused`: the platform answered with a code other than 0; its message is for the reader (spec §8). `network`: there was no
 * usable answer, or the account could not be had (R21).
 */
export type LoginOutcome = { ok: true } | { ok: false; reason: 'refused' | 'network'; message: string };

/** The account of the reader, as the page shows it. */
export interface Reader {
  userId: string;
  alias: string;
  avatar?: string;
}

/** What the session tells the page. */
export type SessionEvents = {
  /** Somebody has to log in first; `action` names what they wanted to do, such as `comment`. */
  'login:required': { action: string };
  /** Somebody logged in or out, here or in another tab, or their account is known now. */
  'session:changed': undefined;
};

export interface Session {
  readonly events: Emitter<SessionEvents>;
  /** The user token, else the anonymous token, else the empty string (spec §7). */
  getToken(): string;
  isLoggedIn(): boolean;
  /** The account of the token; null while nobody is logged in or it is not known yet. */
  reader(): Reader | null;
  /** Calls on every `session:changed`. @returns ends it. */
  subscribe(onChange: () => void): () => void;
  /**
   * Resolves to true at once when somebody is logged in. Otherwise emits `login:required` and resolves when the login panel
   * is done: true after a login, false when the reader closed it. What was going to be done then goes on (R66).
   */
  requireLogin(action: string): Promise<boolean>;
  /** The login panel was closed without a login: everything that waited resolves to false. */
  cancelLogin(): void;
  /** Logs in and fetches the account, with the 402 rule (spec §4, R21). Never rejects. */
  login(request: LoginRequest): Promise<LoginOutcome>;
  /** Takes over a login made elsewhere, such as in the mini program, and fetches the account. */
  adopt(login: { token: string; userId: string }): Promise<LoginOutcome>;
  /** Logs out in the order of spec §4 and R22; never rejects, and always logs out here. */
  logout(): Promise<void>;
  /** Resolves once there is a token, or after `ms` (at most 1,000) without one; never rejects (R16). */
  ready(ms?: number): Promise<void>;
  /** Id of this browser for the `X-Request-Id` header (R19). */
  requestId(): string;
  /** Forgets a token that the platform refused; a newer one that has taken its place stays (R20). */
  dropToken(refused: string): void;
}
