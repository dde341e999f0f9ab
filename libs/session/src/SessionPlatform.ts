import type { TokenAnswer, TokenRequest, UserInfo } from '@share/api-contract/types';

/**
 * The calls the session makes; the app puts them on its API client. A rejection with `kind: 'business'` is a refusal of the
 * platform, with its own message; `kind: 'unauthorized'` means that the token is not accepted; everything else counts as no answer.
 */
export interface SessionPlatform {
  createAnonymousToken(): Promise<string>;
  login(request: TokenRequest): Promise<TokenAnswer>;
  /** The account of `token`, which is sent in place of the current one. `userId` is empty when it is not known (R62). */
  getAccount(userId: string, token: string): Promise<UserInfo>;
  /** Ends `token`, which is sent in place of the current one (R22). */
  logout(token: string): Promise<unknown>;
}

interface Refusal {
  kind: 'business';
  code: number;
  message: string;
}

const kindOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'kind' in error ? error.kind : undefined;

/** Whether the platform answered with a code other than 0 and a message for the reader (spec §8). */
export const isRefusal = (error: unknown): error is Refusal => kindOf(error) === 'business';

/** Whether the platform did not accept the token. */
export const isUnauthorized = (error: unknown): boolean => kindOf(error) === 'unauthorized';
