/** Only what may stand in a header; the storage or an answer can hold anything. Everything else counts as absent. */
export const toSendable = (value: string | null | undefined): string =>
  value && /^[\x21-\x7e]+$/.test(value) ? value : '';
