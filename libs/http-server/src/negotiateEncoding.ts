/** Content encodings the site sends. */
export type Encoding = 'identity' | 'gzip' | 'br';

const refuses = (header: string, coding: string) =>
  new RegExp(`\\b${coding}\\s*;\\s*q=0(?:\\.0*)?(?:,|\\s|$)`).test(header);

/** Longer than any browser sends. */
const maxLength = 256;

/** The best encoding a request accepts: brotli, then gzip, then none. */
export const negotiateEncoding = (acceptEncoding: string | string[] | undefined): Encoding => {
  const sent = String(acceptEncoding ?? '');
  if (sent.length > maxLength) return 'identity';
  const header = sent.toLowerCase();
  if (/\bbr\b/.test(header) && !refuses(header, 'br')) return 'br';
  if (/\bgzip\b/.test(header) && !refuses(header, 'gzip')) return 'gzip';
  return 'identity';
};
