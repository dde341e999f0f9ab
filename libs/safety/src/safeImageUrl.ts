import { isPlainPath, isSameOrigin, parseUrl, shortenUrl, siteAt } from './parseUrl';
import { isOwnCall, isPlainCall, sendsCode } from './platformCalls';

interface SafeImageUrlOptions {
  /** Origin of the site; allows root-relative input, and the site's own addresses keep their scheme. */
  siteOrigin?: string;
}

const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

const areBothLoopback = (url: URL, siteOrigin: string | undefined): boolean =>
  siteOrigin !== undefined && loopback.test(url.hostname) && loopback.test(siteAt(siteOrigin).hostname);

/**
 * Checks the address of an untrusted image: https, or http upgraded to https. The site's own
 * addresses keep their scheme, and so do loopback addresses while the site itself runs on loopback. Calls of the platform are refused:
 * a browser would make them.
 * @returns the address for `src`, else null.
 */
export const safeImageUrl = (value: unknown, { siteOrigin }: SafeImageUrlOptions = {}): string | null => {
  if (siteOrigin && isPlainPath(value)) return isPlainCall(value) ? null : value;
  const url = parseUrl(value, siteOrigin);
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) return null;
  if (isOwnCall(url, siteOrigin) || sendsCode(url)) return null;
  const isInsecure = url.protocol === 'http:';
  if (isInsecure && !isSameOrigin(url, siteOrigin) && !areBothLoopback(url, siteOrigin))
    url.protocol = 'https:';
  return shortenUrl(url, siteOrigin);
};

/** As {@link safeImageUrl}, for video, audio and playlists. */
export const safeMediaUrl = (value: unknown, options?: SafeImageUrlOptions): string | null =>
  safeImageUrl(value, options);
