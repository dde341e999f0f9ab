import type { Logger } from 'pino';
import type { Budget } from '../budget/createBudget';

/**
 * The renderer's view of a request. It gets nothing else, so that a cached page can never contain anything that
 * belongs to one visitor.
 */
export interface PageRequest {
  /**
   * The whole pathname, base path included, in the one spelling that `readAddress` gives: percent-encoded once, no dot or empty
   * segments. The spelling that was sent is not known here, so that a page cannot depend on it.
   */
  path: string;
  /** Only the parameters `readAddress` lists, first value each, in that order. */
  query: URLSearchParams;
  budget: Budget;
  log: Logger;
}

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
 * The item at this address is of another type than the address says: its page is the one at `path`, which is asked for in its place.
 * Nothing leads the visitor there, whose answer is that page.
 */
export interface MovedPage {
  kind: 'moved';
  path: string;
  route?: string;
}

export type PageResult =
  RenderedPage | RenderedData | PageRedirect | MovedPage | MissingPage | InvalidAddress;

/** Renders one page. May throw: the visitor then gets an older cached page or `renderError`. */
export type RenderPage = (request: PageRequest) => Promise<PageResult>;

/**
 * The error page for a status. It must not depend on the platform, because it is shown when that is down. For 404 the same object is
 * returned as long as the error pages look the same: it is sent to everybody, and the others are kept as long. `requestId` stands in
 * the document as it is, and nothing else depends on it.
 */
export type RenderError = (problem: {
  status: number;
  requestId: string;
}) => Pick<RenderedPage, 'html' | 'inlineScripts' | 'inlineStyles'>;

/** A query parameter that changes a page; a name alone stands for one that takes any value. */
export type QueryParameter =
  | string
  | {
      name: string;
      /** Any other value makes no difference to the page. */
      values?: readonly string[];
      /** A parameter that stands before this one and wins over it. */
      insteadOf?: string;
      /** Anybody can make up values that show a page, without end. */
      isOpen?: boolean;
    };

/** The page that an address names. */
export interface PageAddress {
  /** The path in the one spelling by which the page is rendered and cached; every other spelling shows the same page. */
  path: string;
  /**
   * The query parameters that change the page. `all` only for pages that are never cached: every spelling of a query would be
   * an entry of its own.
   */
  query: readonly QueryParameter[] | 'all';
  /** Names the item that is shown, when addresses of other types name it, too: it has one page, whichever of them is asked for. */
  item?: string;
}

/**
 * Reads a canonical path with its query as it was sent. `missing`: the visitor is sent to the 404 page; undefined: no page can be there,
 * which is 404.
 */
export type ReadAddress = (path: string, search: string) => PageAddress | 'missing' | undefined;

/** The document of a page with a note that it was made at `madeAt` (milliseconds since 1970) and could not be renewed since. */
export type NoteAge = (html: string, madeAt: number) => string;

/**
 * The current marks of every page, whenever it was made. `id` tells marks apart and is empty when there are none; `write` gives
 * a document these marks, and takes away those it has.
 */
export interface PageMarks {
  id: string;
  write(html: string): string;
}

export type FindMarks = () => PageMarks;
