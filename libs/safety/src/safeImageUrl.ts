import { emitUrl, isSameOrigin, parseUrl } from './parseUrl';

export interface SafeResourceOptions {
  /** Origin of the site; lets root-relative input through and keeps the site's own addresses as they are. */
  siteOrigin?: string;
}

const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/**
 * Judges the address of an image from outside: https, or http raised to https (threat: mixed content). The site's own
 * addresses keep their scheme, and so do loopback addresses while the site itself runs on loopback.
 * @returns the address to write into `src`, else null.
 */
export function safeImageUrl(value: unknown, options: SafeResourceOptions = {}): string | null {
  return safeResourceUrl(value, options.siteOrigin);
}

/** As {@link safeImageUrl}, for video, audio, posters and playlists. */
export function safeMediaUrl(value: unknown, options: SafeResourceOptions = {}): string | null {
  return safeResourceUrl(value, options.siteOrigin);
}

/**
 * As {@link safeImageUrl}, written as a CSS value: `url("…")`, quoted so that nothing in the address can end it.
 * @returns the CSS value, else null.
 */
export function safeCssUrl(value: unknown, options: SafeResourceOptions = {}): string | null {
  const url = safeResourceUrl(value, options.siteOrigin);
  return (
    url &&
    `url("${url.replace(/["'()\\<>\s]/g, (character) => encodeURIComponent(character).replace(/['()]/g, percent))}")`
  );
}

function percent(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}

function safeResourceUrl(value: unknown, siteOrigin: string | undefined): string | null {
  const url = parseUrl(value, siteOrigin);
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) return null;
  if (url.protocol === 'http:' && !isSameOrigin(url, siteOrigin) && !isLocalPair(url, siteOrigin)) {
    url.protocol = 'https:';
  }
  return emitUrl(url, siteOrigin);
}

function isLocalPair(url: URL, siteOrigin: string | undefined): boolean {
  return (
    siteOrigin !== undefined && loopback.test(new URL(siteOrigin).hostname) && loopback.test(url.hostname)
  );
}
