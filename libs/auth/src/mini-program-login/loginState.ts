import type { SafeStorage } from '@share/environment';

/** A login that was started here and is done elsewhere. */
export interface LoginState {
  /** Random; returned with the login to prove that this browser started it. */
  state: string;
  /** Milliseconds since 1970. */
  createdAt: number;
}

const storageKey = 'login_state';

/**
 * Remembers a login that is done elsewhere, such as in the mini program: the state goes along and has to come back (R5). A later
 * one takes its place.
 */
export const createLoginState = (storage: SafeStorage, createId: () => string, now: number): string => {
  const state = createId();
  storage.setJson(storageKey, { state, createdAt: now } satisfies LoginState);
  return state;
};

const isLoginState = (value: unknown): value is LoginState =>
  typeof value === 'object' &&
  value !== null &&
  'state' in value &&
  typeof value.state === 'string' &&
  'createdAt' in value &&
  typeof value.createdAt === 'number';

/** The login that was started here; it is removed, so that it counts once. */
export const takeLoginState = (storage: SafeStorage): LoginState | undefined => {
  const stored = storage.getJson(storageKey);
  storage.remove(storageKey);
  return isLoginState(stored) ? stored : undefined;
};
