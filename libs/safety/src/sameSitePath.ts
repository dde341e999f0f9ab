import { isSameOrigin, parseUrl } from './parseUrl';

const encodedSeparator = /%(?:00|2f|5c)/i;

/**
 * Checks an untrusted address the site is about to navigate to, such as `/pc?url=` or a redirect after login (R5): same origin
 * and under the base path once resolved as a browser would.
 * @param siteOrigin origin of the site, e.g. `https://m.example.com`.
 * @param basePath base path of the site, e.g. `/davmu/share`.
 * @returns path, query and fragment as parsed, never the input; null when it leads anywhere else.
 */
export const sameSitePath = (value: unknown, siteOrigin: string, basePath: string): string | null => {
  const url = parseUrl(value, siteOrigin);
  if (!url || !isSameOrigin(url, siteOrigin)) return null;
  const base = basePath.replace(/\/$/, '');
  const isInside = url.pathname === base || url.pathname.startsWith(`${base}/`);
  if (!isInside || url.pathname.startsWith('//') || encodedSeparator.test(url.pathname)) return null;
  return url.pathname + url.search + url.hash;
};
