import { localeConstants, type Locale } from './localeConstants';

const chosen = new RegExp(`(?:^|;\\s*)${localeConstants.cookieName}=zh-Hant\\s*(?:;|$)`);

/** The visitor's choice, from their cookies (`document.cookie`, or the header); without a choice, and with any other value, 简体. */
export const readLocale = (cookies: string | undefined): Locale =>
  cookies !== undefined && chosen.test(cookies) ? 'zh-Hant' : 'zh-Hans';
