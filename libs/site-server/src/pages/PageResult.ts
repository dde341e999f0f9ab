import type { Budget } from '@share/cache';
import type { Trace } from '@share/operations';
import type { ItemAddress, PageAddress, PageSubject } from '@share/site-paths/server';
import type { Logger } from 'pino';

/** The context of the making of a page. It has nothing of one visitor, so that a cached page can never contain anything that belongs to them. */
export interface PageRequest {
  budget: Budget;
  log: Logger;
  /** Of the request that it is made for; its calls name it. */
  trace: Trace;
}

/** A page of the site: who it is, and how it is made. */
export interface SitePage {
  /** What it shows, by which it can be purged; absent for pages that are cached nowhere. */
  subject?: PageSubject | undefined;
  /** Equal addresses show the same page. */
  address: Pick<PageAddress, 'path' | 'query' | 'isUnknownQuery'> & Partial<Pick<ItemAddress, 'itemKey'>>;
  /** May throw: the visitor then gets an older cached page or the error page. */
  render(request: PageRequest): Promise<PageResult>;
}

/**
 * The page at a canonical path with its query as it was sent. `missing`: the visitor is sent to the 404 page; undefined: no page can be
 * there, which is 404.
 */
export type FindPage = (path: string, search: string) => SitePage | 'missing' | undefined;

/** A finished document. */
export interface RenderedPage {
  kind: 'page';
  status: number;
  /** The document in consecutive pieces; a text that many pages have, such as their styles, is best a piece of its own. */
  html: readonly string[];
  /** Text of every inline script that has to run, exactly as between its tags. */
  inlineScripts: string[];
  /** Text of every inline style element, exactly as between its tags. */
  inlineStyles: string[];
  /**
   * `content` may be cached, `error` is replaced by an older cached page, `none` is never cached (previews). `provisional`: something of it
   * will be known in a moment, such as the size of a picture; it may be cached and is made anew soon.
   */
  freshness: 'content' | 'provisional' | 'error' | 'none';
  /** Paths of modules the browser should preload. */
  preload?: string[];
  /** Origins (`https://host`) this page frames besides our own; allowed for this page only. */
  embedsFrames?: string[];
  /** Path template for logs and metrics, such as `/:actor/:type/:id`. */
  route?: string;
}

/** A redirect within the site. */
export interface PageRedirect {
  kind: 'redirect';
  status: 301 | 302 | 307;
  /** An absolute path of this site, query allowed. */
  location: string;
  noStore?: boolean;
  route?: string;
}

/** An answer for programs, such as a sitemap: made once for everybody, cached and compressed as a page is. */
export interface RenderedData {
  kind: 'data';
  status: number;
  contentType: string;
  text: string;
  /** Path template for logs and metrics. */
  route?: string;
}

/** The address is well-formed, but there is nothing at it: the visitor is sent to the 404 page. */
interface MissingPage {
  kind: 'missing';
}

/** No page can be at this address: the answer is the 404 page, outside the cache, because such addresses are endless. */
interface InvalidAddress {
  kind: 'invalid';
}

/**
 * The item at this address is of another type than the address says: its page is the one at `path`, which is requested in its place.
 * Nothing leads the visitor there, whose answer is that page.
 */
export interface MovedPage {
  kind: 'moved';
  path: string;
  route?: string;
}

export type PageResult =
  RenderedPage | RenderedData | PageRedirect | MovedPage | MissingPage | InvalidAddress;

/**
 * The error page for a status. It must not depend on the platform, because it is shown when that is down. For 404 the same object is
 * returned as long as the error pages look the same: it is sent to everybody, and the others are cached as long. `requestId` stands in
 * the document as it is, and nothing else depends on it.
 */
export type RenderError = (problem: {
  status: number;
  requestId: string;
}) => Pick<RenderedPage, 'html' | 'inlineScripts' | 'inlineStyles'>;

/** The document of a page with a note that it was made at `madeAt` (milliseconds since 1970) and could not be renewed since. */
export type NoteAge = (html: string, madeAt: number) => string;

/**
 * The current marks of every page, whenever it was made. `id` distinguishes marks and is empty when there are none; `write` gives
 * a document these marks, and takes away those it has.
 */
export interface PageMarks {
  id: string;
  write(html: string): string;
}

export type FindMarks = () => PageMarks;
