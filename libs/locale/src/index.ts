export { chooseLocale, readDocumentLocale, localeOptions } from './chooseLocale';
export type { Locale, TraditionalPhrases } from './localeConstants';
export { readLocale } from './readLocale';
