import { emitUrl, parseUrl } from './parseUrl';

export interface SafeHrefOptions {
  /** Origin of the site, e.g. `https://m.example.com`; lets root-relative input through and shortens own links. */
  siteOrigin?: string;
  /** Also accept `tel:` with a phone number. */
  tel?: boolean;
  /** Also accept `mailto:` with one address and nothing else. */
  mail?: boolean;
}

const phoneLink = /^tel:\+?[0-9*-]{2,24}$/;
const mailLink = /^mailto:[A-Za-z0-9._+-]{1,64}@[A-Za-z0-9.-]{1,253}$/;

/**
 * Judges a link from outside (R47). Accepts https and http, root-relative paths when the site is known, and `tel:` and
 * `mailto:` when asked for.
 * @returns the address to write into `href`, as the URL parser spells it (a path when it is on the site), else null.
 */
export function safeHref(value: unknown, options: SafeHrefOptions = {}): string | null {
  const url = parseUrl(value, options.siteOrigin);
  if (!url) return null;
  switch (url.protocol) {
    case 'https:':
    case 'http:':
      return emitUrl(url, options.siteOrigin);
    case 'tel:':
      return options.tel ? matched(url.href.replace(/%20|[\s().]/g, ''), phoneLink) : null;
    case 'mailto:':
      return options.mail ? matched(url.protocol + url.pathname, mailLink) : null;
    default:
      return null;
  }
}

function matched(link: string, pattern: RegExp): string | null {
  return pattern.test(link) ? link : null;
}
