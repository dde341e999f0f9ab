/** The value when a header can carry it, else the empty string: the storage or an answer can hold anything. */
export const toHeaderValue = (value: unknown): string =>
  typeof value === 'string' && /^[\x21-\x7e]+$/.test(value) ? value : '';
