import { tokenKey } from '@share/environment/document';

/** Business constants, storage keys and the network message of the session (spec §8, §9). */
export const sessionConstants = {
  appid: 1,
  platform: 'mobile',
  tokenKey,
  userIdKey: 'user_id',
  /** Sent when no id can be stored (R19). */
  fallbackRequestId: '123456',
  /** Longest wait of an API call for the anonymous token, in milliseconds (R16). */
  tokenWaitMs: 1000,
  /** The same on the server: within the budget of a page's lists, so that a page without a token still has them. */
  serverTokenWaitMs: 500,
  /** Code of the platform while an account is not ready yet (spec §4). */
  accountNotReadyCode: 402,
  loginRetries: 3,
  /** Before each retry, in milliseconds. */
  loginRetryDelayMs: 100,
  networkMessage: '网络错误，请稍后重试～',
} as const;
