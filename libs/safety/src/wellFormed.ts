/**
 * A text without halves of characters and without NUL, which no store takes: the input of users may hold them, pasted or cut by the
 * system.
 */
export const wellFormed = (text: string): string => text.replace(/\0|\p{Surrogate}/gu, '');

/** The JSON of what is sent, every text of it well formed. */
export const wellFormedJson = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => (typeof part === 'string' ? wellFormed(part) : part));
