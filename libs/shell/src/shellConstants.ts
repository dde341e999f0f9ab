/** Business constants and storage keys (spec §9, R67). Durations are milliseconds. */
export const shellConstants = {
  /** The page environment is read at once and again after this long. */
  configReadMs: 200,
  /** The banner's configuration is read at mount and again after this long (R49). */
  bannerRereadMs: 500,
  /** A preview without an expiry time ends this long after it was loaded (R11). */
  previewValidityMs: 1_800_000,
  watermark: '内部临时预览',
  /** A dismissed offer stays hidden this long. */
  offerDismissedMs: 7 * 24 * 3_600_000,
  /** Longest text of a complaint, in characters. */
  reportLimit: 500,
} as const;

/** Answers a tap on a part of the page that does not work; the next tap tries again. */
export const retryMessage = '出错了，请再试一次';
