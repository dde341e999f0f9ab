import { homePath, parseActor, parseContentPath, toCanonicalContentPath } from '@share/site-paths';
import { assetsPath } from '../serviceWorkerConstants';

/** Pages that receive a login, stand in frames, or are there for the worker itself. */
const otherPages = ['auth', 'bar', 'pc', 'offline', '404', 'assets'];

/**
 * The address under which a page is saved; undefined when it is not to be saved. All addresses of an item are one page (R74). The query
 * never belongs to it: it may hold private data. So a page is saved without one, or when its path alone decides its content.
 */
export const toSavedPath = (address: string, origin: string): string | undefined => {
  const url = new URL(address, origin);
  if (url.origin !== origin || !url.pathname.startsWith(homePath)) return undefined;
  const [first = ''] = url.pathname.slice(homePath.length).split('/');
  if (otherPages.includes(first.toLowerCase()) || parseActor(first).isPreview) return undefined;
  const content = parseContentPath(url.pathname);
  // Without an id it is no item: a list may be called `video`.
  if (content?.id !== undefined) return toCanonicalContentPath(content);
  return url.search === '' ? url.pathname : undefined;
};

const has = (response: Response, header: string, text: RegExp) =>
  text.test(response.headers.get(header) ?? '');

/** Whether everybody may see an answer for as long as it is saved. */
export const isPublic = (response: Response): boolean =>
  response.status === 200 && !has(response, 'Cache-Control', /no-store|private/i);

/**
 * Whether a document may be saved: public, and of the address that was requested. One that the server itself could not renew already says
 * how old it is.
 */
export const isSavedDocument = (response: Response): boolean =>
  isPublic(response) &&
  !response.redirected &&
  has(response, 'Cache-Control', /\bpublic\b/i) &&
  has(response, 'Content-Type', /^text\/html/i) &&
  !has(response, 'Server-Timing', /stale-error/);

/** Whether a picture may be saved. */
export const isSavedPicture = (response: Response): boolean =>
  isPublic(response) && has(response, 'Content-Type', /^image\//i);

/** Whether an address is that of a hashed file: its content never changes. */
export const isAsset = (address: string, origin: string): boolean => {
  const url = new URL(address, origin);
  return url.origin === origin && url.pathname.startsWith(assetsPath);
};
