/** Longest value in characters: servers refuse a request whose headers together have more than some 8 kB. */
const maxLength = 4_096;

/** The value when a header can carry it, else the empty string: the storage or an answer can hold anything. */
export const toHeaderValue = (value: unknown): string =>
  typeof value === 'string' && value.length <= maxLength && /^[\x21-\x7e]+$/.test(value) ? value : '';
