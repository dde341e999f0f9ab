/** Business constants, key names and the one message of the session (spec §8, §9). */
export const sessionConstants = {
  appid: 1,
  platform: 'mobile',
  tokenKey: 'token',
  userIdKey: 'user_id',
  /** Sent when no id can be kept locally (R19). */
  fallbackRequestId: '123456',
  /** Longest an API call waits for the anonymous token, in milliseconds (R16). */
  tokenWaitMs: 1000,
  /** What the platform answers while an account is not ready yet (spec §4). */
  accountNotReadyCode: 402,
  loginRetries: 3,
  /** Before each retry, in milliseconds. */
  loginRetryDelayMs: 100,
  networkMessage: '网络错误，请稍后重试～',
} as const;
