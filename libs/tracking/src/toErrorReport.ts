import { cutText, wellFormed } from '@share/safety';

/** The report of a part of a page that failed: the `extras` of `js_error`. */
export type ErrorReport = {
  /** The island or panel. */
  part: string;
  name: string;
  message: string;
  /** Places in files of the site, the innermost first: `Feed-D2JOiQu.js:1:2345 …`. Absent when there is none. */
  stack?: string;
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

const maxPlaces = 10;

/**
 * Of the lines of a stack only the names of the site's files, with line and column: each browser writes the rest as it likes, and it has
 * addresses of pages.
 */
const toPlaces = (stack: string): string =>
  [...stack.slice(0, maxInputLength * 2).matchAll(/\/assets\/([\w-]{1,64}\.js):(\d{1,6}:\d{1,7})(?!\d)/g)]
    .slice(0, maxPlaces)
    .map(([, file, place]) => `${file}:${place}`)
    .join(' ');

const textOf = (error: unknown, key: 'name' | 'message' | 'stack'): string => {
  const value: unknown =
    typeof error === 'object' && error !== null && (error as Record<string, unknown>)[key];
  return typeof value === 'string' ? value : '';
};

/**
 * Describes a failure for `track('js_error', { extras })`: short, and without addresses, query strings and tokens.
 * @param error whatever was thrown
 * @param part the island or panel that failed
 */
export const toErrorReport = (error: unknown, part: string): ErrorReport => {
  const stack = toPlaces(textOf(error, 'stack'));
  return {
    part: toPublicText(part, maxNameLength),
    name: toPublicText(textOf(error, 'name'), maxNameLength) || typeof error,
    message: toPublicText(typeof error === 'string' ? error : textOf(error, 'message'), maxMessageLength),
    ...(stack && { stack }),
  };
};
