import type { IncomingHttpHeaders } from 'node:http';

const originOf = (address: string): string | undefined =>
  URL.canParse(address) ? new URL(address).origin : undefined;

/**
 * Whether a script of the site makes a request, as far as the browser says. Browsers without `Sec-Fetch-Site`, such as old ones inside
 * messaging apps, have to send the authorization header: pictures, frames and links have none, and other sites may not set it. Their
 * origin and referrer must not contradict.
 */
export const isOwnScript = (headers: IncomingHttpHeaders, ownOrigins: readonly string[]): boolean => {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  if (!headers.authorization) return false;
  const pages = [headers.origin, headers.referer].filter((page) => page !== undefined);
  return pages.every((page) => ownOrigins.includes(originOf(page) ?? ''));
};
