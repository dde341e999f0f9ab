/** Business constants and key names of the session (spec §9). */
export const sessionConstants = {
  appid: 1,
  platform: 'mobile',
  tokenKey: 'token',
  userIdKey: 'user_id',
  /** Sent when no id can be kept locally (R19). */
  fallbackRequestId: '123456',
  /** Longest an API call waits for the anonymous token, in milliseconds (R16). */
  tokenWaitMs: 1000,
} as const;
