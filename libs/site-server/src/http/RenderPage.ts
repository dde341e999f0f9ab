import type { Logger } from 'pino';
import type { Budget } from '../budget/createBudget';

/**
 * What a page may know about a request. Nothing else of it reaches the renderer, so that two visitors of one address
 * can never get each other's page out of the cache.
 */
export interface PageRequest {
  /** The whole pathname, base path included; canonical: well-formed, percent-encoded once, no dot or empty segments. */
  path: string;
  /** Only the names `allowedQuery` gave for this path, first value each, in that order. */
  query: URLSearchParams;
  budget: Budget;
  requestId: string;
  log: Logger;
}

/** A finished document. */
export interface RenderedPage {
  kind: 'page';
  status: number;
  html: string;
  /** Text of every inline script that has to run, exactly as it stands between the tags. */
  inlineScripts: string[];
  /** Text of every inline style element, exactly as it stands between the tags. */
  inlineStyles: string[];
  /** `content` may be cached, `error` gives way to an older copy, `none` is never kept anywhere (previews). */
  freshness: 'content' | 'error' | 'none';
  /** Paths of modules the browser should fetch at once. */
  preload?: string[];
  /** Origins (`https://host`) this page frames besides our own; allowed for this page only. */
  embedsFrames?: string[];
  /** Path template for logs and metrics, such as `/:actor/:type/:id`. */
  route?: string;
}

/** Another path of the site to go to. */
export interface PageRedirect {
  kind: 'redirect';
  status: 301 | 302 | 307;
  /** An absolute path of this site, query allowed. */
  location: string;
  noStore?: boolean;
  route?: string;
}

export type PageResult = RenderedPage | PageRedirect;

/** Renders one page. May throw: the visitor then gets an older copy of the page or `renderError`. */
export type RenderPage = (request: PageRequest) => Promise<PageResult>;

/** The error page for a status. Pure: it may call nobody, and is shown when nothing else works. */
export type RenderError = (problem: {
  status: number;
  requestId: string;
}) => Pick<RenderedPage, 'html' | 'inlineScripts' | 'inlineStyles'>;

/**
 * The names of query parameters that make a difference to a page; `all` only where nothing is kept, because every spelling
 * of a query is a page of its own.
 */
export type AllowedQuery = (path: string) => readonly string[] | 'all';
