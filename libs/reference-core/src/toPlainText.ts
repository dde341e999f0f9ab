const controls = /[\p{Cc}\u2028\u2029]/gu;
/** No letter has so many marks; the work of composing them grows with the square of their number. */
const uncomposable = /(\p{M}{30})\p{M}+/gu;
const invisible = /[\p{C}\p{Z}]/gu;

/** A visitor's text as it is stored: normalised, trimmed, without control characters except line breaks. */
export const toPlainText = (content: string): string =>
  content
    .replaceAll('\r\n', '\n')
    .replace(controls, (character) => (character === '\n' ? '\n' : ''))
    .replace(uncomposable, '$1')
    .normalize('NFC')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** Whether a text has no visible character. */
export const isBlank = (text: string): boolean => text.replace(invisible, '') === '';

/** Length as a visitor counts it. */
export const lengthOf = (text: string): number => [...text].length;
