import { cutText, wellFormed } from '@share/safety';

/** What is reported when a part of a page failed: the `extras` of `js_error`. */
export type ErrorReport = {
  /** The island or panel. */
  part: string;
  name: string;
  message: string;
};

const maxNameLength = 64;
const maxMessageLength = 200;
/** Longer messages are cut before they are searched. */
const maxInputLength = 2000;

const removed = '[removed]';

/** An address or path, a `key=value`, an e-mail address, or a run long enough to be a token or an id. */
const isPrivate = (word: string): boolean =>
  /[/\\=@]/.test(word) || /[\w.-]{32}/.test(word) || (/\d/.test(word) && /[\w.-]{20}/.test(word));

/** Removes text that could identify a visitor or allow acting for them; the reports leave the site. */
const toPublicText = (text: string, maxLength: number): string =>
  cutText(
    wellFormed(cutText(text, maxInputLength, maxInputLength))
      // Browsers quote the response that is not JSON.
      .replace(/".*(?=is not valid JSON)/s, `${removed} `)
      .replace(/\b(?:bearer|authorization:?)\s+\S+/gi, removed)
      // Phone numbers, also when written in groups.
      .replace(/\d(?:[ -]?\d){6,}/g, removed)
      .replace(/[\x21-\x7e]+/g, (word) => (isPrivate(word) ? removed : word))
      .replace(/\s+/g, ' ')
      .trim(),
    maxLength,
    maxLength,
  );

const textOf = (error: unknown, key: 'name' | 'message'): string => {
  const value: unknown =
    typeof error === 'object' && error !== null && (error as Record<string, unknown>)[key];
  return typeof value === 'string' ? value : '';
};

/**
 * Describes a failure for `track('js_error', { extras })`: short, and without addresses, query strings and tokens.
 * @param error whatever was thrown
 * @param part the island or panel that failed
 */
export const toErrorReport = (error: unknown, part: string): ErrorReport => ({
  part: toPublicText(part, maxNameLength),
  name: toPublicText(textOf(error, 'name'), maxNameLength) || typeof error,
  message: toPublicText(typeof error === 'string' ? error : textOf(error, 'message'), maxMessageLength),
});
