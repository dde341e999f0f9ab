import { isSameOrigin } from './parseUrl';

/** Beginnings of the platform's addresses; the site forwards them under its own origin. */
export const callPrefixes = ['/peony', '/guzzle', '/circle', '/law', '/tracker', '/connection'] as const;

const callPath = new RegExp(`^/*(?:${callPrefixes.join('|')})(?:/|$)`);

/** The CORS policy of these services does not allow the header (spec §7, R19). */
const pathsWithoutRequestId = [
  '/law/v1/api/share/question/detail',
  '/law/v1/api/share/question/answerlist',
  '/peony/v1/picho/v1/open/',
  '/circle/v1/api/share/content/detail',
];

/** Whether a call carries `X-Request-Id`, from a browser or passed on by the site. @param path also a template of the contract */
export const sendsRequestId = (path: string): boolean =>
  !pathsWithoutRequestId.some((one) => path.startsWith(one));

/** The call that has the platform send a code. */
const codePath = /^\/*peony\/v\d+\/vcode\b/i;

/** Servers decode a path before they read it. One that cannot be decoded is no call. */
const decodedPath = ({ pathname }: URL): string => {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return '';
  }
};

/** Whether an address is one of the platform's calls at the site, which no content may make. */
export const isOwnCall = (url: URL, siteOrigin: string | undefined): boolean =>
  isSameOrigin(url, siteOrigin) && callPath.test(decodedPath(url));

/**
 * Whether an address would have the platform, under any origin, send a code. Only this call has an effect when a picture makes it. The
 * origin at which browsers reach the platform is not known here, and no other pictures lie there.
 */
export const sendsCode = (url: URL): boolean => codePath.test(decodedPath(url));

/** Both of them, for a plain path on the site (`isPlainPath`). */
export const isPlainCall = (path: string): boolean => callPath.test(path) || codePath.test(path);
