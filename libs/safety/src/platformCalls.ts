import { isSameOrigin } from './parseUrl';

/** What the addresses of the platform's calls begin with; the site passes them on under its own origin. */
export const callPrefixes = ['/peony', '/guzzle', '/circle', '/law', '/tracker', '/connection'] as const;

const callPath = new RegExp(`^/*(?:${callPrefixes.join('|')})(?:/|$)`);

/** Servers decode a path before they read it. One that cannot be decoded is no call. */
const decodedPath = ({ pathname }: URL): string => {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return '';
  }
};

/** Whether an address is one of the platform's calls at the site, which no content may make (threats: rows 16 and 19). */
export const isOwnCall = (url: URL, siteOrigin: string | undefined): boolean =>
  isSameOrigin(url, siteOrigin) && callPath.test(decodedPath(url));

/**
 * Whether an address would have the platform, under any origin, send a code. Only this call has an effect when a picture makes it. The
 * origin at which browsers reach the platform is not known here, and nobody else's pictures lie there.
 */
export const sendsCode = (url: URL): boolean => /^\/*peony\/v\d+\/vcode\b/.test(decodedPath(url));
