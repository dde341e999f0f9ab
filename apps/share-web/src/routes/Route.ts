import type { PageBodies, PageReads } from '@share/content-cards';
import type { AppLinkParams } from '@share/open-app';
import type { Publisher } from '@share/page-metadata';
import type { SiteConfig } from '@share/shell';
import type { DocumentPage } from '@share/shell/document';
import type {
  MovedPage,
  PageRedirect,
  PageRequest,
  RenderedData,
  RouteAddress,
  RouteParams,
  SiteSettings,
} from '@share/site-server';
import type { Services } from '../compose/Services';
import type { GuardName } from './guards';

/** Arguments of a route's `load`: one request, and the services made for it. */
export interface RouteContext {
  request: PageRequest;
  /** Parts of the path that the route names. */
  params: RouteParams;
  /** Percent-encoded path segments after the base path. */
  segments: string[];
  services: Services;
  /** How the page gets its data. */
  reads: PageReads;
  /** How it gets the texts of items. */
  bodies: PageBodies;
  settings: SiteSettings;
  /** Milliseconds; the reference for relative times on the page. */
  now: number;
  config: Promise<SiteConfig>;
  /** The description of a page of the site, by its whole address; undefined when there is no page at it. */
  describePage: (url: string) => Promise<PageFacts | undefined>;
}

/** A page that was found. */
export interface RoutePage extends DocumentPage {
  contentId?: string;
  pcLink?: string;
  /** The target in the app for this page. */
  appLink?: AppLinkParams;
  /** An internal preview: kept nowhere, without statistics (spec §2). */
  isPreview?: boolean;
}

/** Metadata of a page for programs. */
export interface PageFacts extends Pick<RoutePage, 'title' | 'share' | 'subject' | 'isIndexed'> {
  publisher: Publisher;
}

/** `invalid`: the route does not match after all. `missing`: the address is well-formed, the item does not exist. */
export type RouteOutcome = RoutePage | RenderedData | PageRedirect | MovedPage | 'invalid' | 'missing';

/** One page of the site: its address, its data, its view and its head. */
export interface Route extends RouteAddress {
  guards?: GuardName[];
  load: (context: RouteContext) => Promise<RouteOutcome>;
}
