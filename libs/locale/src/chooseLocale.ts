import { homePath } from '@share/site-paths';
import { localeConstants, type Locale } from './localeConstants';

const { cookieName, cookieMaxAge } = localeConstants;

/** The choices of a visitor, each written in itself. */
export const localeOptions = [
  { value: 'zh-Hans', label: '简体' },
  { value: 'zh-Hant', label: '繁體' },
] as const satisfies { value: Locale; label: string }[];

/** The cookie that holds a choice (R83). Pages are in 简体 without it: choosing 简体 removes the cookie. */
export const toLocaleCookie = (locale: Locale): string => {
  const maxAge = locale === 'zh-Hant' ? cookieMaxAge : 0;
  return `${cookieName}=${locale}; Max-Age=${maxAge}; Path=${homePath}; SameSite=Lax`;
};

/** The locale the document is written in. */
export const readDocumentLocale = (): Locale =>
  document.documentElement.lang === 'zh-Hant' ? 'zh-Hant' : 'zh-Hans';

/** Stores the visitor's choice, and loads the page anew in it. */
export const chooseLocale = (locale: Locale): void => {
  document.cookie = toLocaleCookie(locale);
  if (locale !== readDocumentLocale()) window.location.reload();
};
