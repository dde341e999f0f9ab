import type { TokenRequest, UserInfo } from '@share/api-contract/types';
import { sessionConstants } from './sessionConstants';

/**
 * The calls the session makes; the app puts them on its API client. A rejection with a `platformMessage` is a refusal with the
 * platform's own words for the visitor; `kind: 'unauthorized'` means that the token is not accepted, and `kind: 'business'` with
 * code 402 that the account is not ready; everything else counts as no answer.
 */
export interface SessionPlatform {
  /** `token` is the current one, empty at first; it is sent along without waiting for another (spec §7). */
  createAnonymousToken(token: string): Promise<string>;
  /** `token` as in `createAnonymousToken`. */
  login(request: TokenRequest, token: string): Promise<{ token: string; user_id?: string | undefined }>;
  /** The account of `token`, which is sent in place of the current one. `userId` is empty when it is not known (R62). */
  getAccount(userId: string, token: string): Promise<UserInfo>;
  /** Ends `token`, which is sent in place of the current one (R22). */
  logout(token: string): Promise<unknown>;
}

/** The fields of a failed call that count here. */
type Failure = { kind?: string; code?: number; platformMessage?: string };

const failureOf = (error: unknown): Failure => Object(error);

/** Whether the platform answered that the account is not ready yet (spec §4). */
export const isAccountNotReady = (error: unknown): boolean => {
  const { kind, code } = failureOf(error);
  return kind === 'business' && code === sessionConstants.accountNotReadyCode;
};

/** The platform's message about a code other than 0, for the user (spec §8); empty where it has none. */
export const platformMessageOf = (error: unknown): string => failureOf(error).platformMessage ?? '';

/** The platform's message when it refuses an account for good; empty while it is in trouble, or the account not ready yet. */
export const refusalOf = (error: unknown): string =>
  failureOf(error).kind === 'server' || isAccountNotReady(error) ? '' : platformMessageOf(error);

/** Whether the platform did not accept the token. */
export const isUnauthorized = (error: unknown): boolean => failureOf(error).kind === 'unauthorized';
