/** First and last byte. */
export type ByteRange = readonly [first: number, last: number];

/**
 * The bytes that a `Range` header requests (RFC 9110, 14.2). A malformed range, several ranges and another unit than bytes are
 * ignored, so that the whole file is the response.
 * @returns undefined for the whole file, `none` when the file has no such bytes
 */
export const readRange = (header: string | undefined, size: number): ByteRange | 'none' | undefined => {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/i.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  if (first !== '' && last !== '' && Number(last) < Number(first)) return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start <= end ? [start, end] : 'none';
};
