/** The visitor's choice between 简体 and 繁體 (spec §9, R83). */
export const localeConstants = {
  cookieName: 'locale',
  /** 365 days, in seconds. */
  cookieMaxAge: 365 * 24 * 3600,
} as const;

/** `zh-Hans`: 简体, which pages are made in; `zh-Hant`: 繁體. */
export type Locale = 'zh-Hans' | 'zh-Hant';

/** The vocabulary of 繁體: of Taiwan or of Hong Kong. */
export type TraditionalPhrases = 'tw' | 'hk';
