import { parseUrl, shortenUrl } from './parseUrl';
import { isOwnCall } from './platformCalls';

interface SafeHrefOptions {
  /** Origin of the site, e.g. `https://m.example.com`; allows root-relative input and shortens links to the site. */
  siteOrigin?: string;
  /** Also accept `tel:` with a phone number. */
  tel?: boolean;
  /** Also accept `mailto:` with one address and nothing else. */
  mail?: boolean;
}

const phoneLink = /^tel:\+?[0-9*-]{2,24}$/;
const mailLink = /^mailto:[A-Za-z0-9._+-]{1,64}@[A-Za-z0-9.-]{1,253}$/;

const ifMatches = (link: string, pattern: RegExp): string | null => (pattern.test(link) ? link : null);

/**
 * Checks an untrusted link (R47). Accepts https and http, root-relative paths when the site is known, and, if enabled, `tel:`
 * and `mailto:`. A call of the platform at the site's own origin is no link.
 * @returns the address for `href`, as the URL parser writes it (a path when it is on the site), else null.
 */
export const safeHref = (value: unknown, options: SafeHrefOptions = {}): string | null => {
  const url = parseUrl(value, options.siteOrigin);
  switch (url?.protocol) {
    case 'https:':
    case 'http:':
      return isOwnCall(url, options.siteOrigin) ? null : shortenUrl(url, options.siteOrigin);
    case 'tel:':
      return options.tel ? ifMatches(url.href.replace(/%20|[\s().]/g, ''), phoneLink) : null;
    case 'mailto:':
      return options.mail ? ifMatches(url.protocol + url.pathname, mailLink) : null;
    default:
      return null;
  }
};
