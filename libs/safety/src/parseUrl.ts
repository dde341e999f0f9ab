const maxLength = 4096;
const absoluteOrRooted = /^(?:[a-z][a-z0-9+.-]{0,31}:|[/\\])/i;

/**
 * Reads an address from outside exactly as a browser on the site would: control characters at the ends and line breaks
 * inside are dropped, backslashes and `//host` resolve against the site. The result is what must be judged and emitted.
 * @returns null for anything that is not an absolute or root-relative address, is longer than 4,096, or names a user.
 */
export function parseUrl(value: unknown, siteOrigin?: string): URL | null {
  if (typeof value !== 'string' || value.length > maxLength) return null;
  const text = value.replace(/[\t\n\r]/g, '').replace(/^[\0-\x20]+/, '');
  if (!absoluteOrRooted.test(text)) return null;
  try {
    const url = new URL(text, siteOrigin);
    return url.username || url.password ? null : url;
  } catch {
    return null;
  }
}

/** Whether the address belongs to the site. */
export function isSameOrigin(url: URL, siteOrigin: string | undefined): boolean {
  return siteOrigin !== undefined && url.origin === new URL(siteOrigin).origin;
}

/**
 * The shortest form that still means the same address: path, query and fragment on the site, else the whole address.
 * A path that begins with two slashes would name a host, so such an address stays whole.
 */
export function emitUrl(url: URL, siteOrigin: string | undefined): string {
  const asPath = isSameOrigin(url, siteOrigin) && !url.pathname.startsWith('//');
  return asPath ? url.pathname + url.search + url.hash : url.href;
}
