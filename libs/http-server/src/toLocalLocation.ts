/**
 * A `Location` within the site, in pure ASCII.
 * @throws {TypeError} when it would lead to another host
 */
export const toLocalLocation = (location: string): string => {
  const base = 'http://site.invalid';
  const url = URL.canParse(location, base) ? new URL(location, base) : undefined;
  const isLocal = location.startsWith('/') && url?.origin === base && !url.pathname.startsWith('//');
  if (!isLocal) throw new TypeError('A redirect must stay on the site');
  return `${url.pathname}${url.search}${url.hash}`;
};
