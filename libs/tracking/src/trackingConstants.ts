/** Business constants (spec §9). Durations are milliseconds. */
export const trackingConstants = {
  version: 1,
  terminal: 'wap',
  /** Statistics start this long after the page has loaded. */
  statisticsDelayMs: 1000,
  /** Reading is reported up to this percent. */
  percentCap: 100,
  /** The share of pages whose speed is reported. */
  rumSampleRate: 0.1,
} as const;
