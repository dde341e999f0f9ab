import type { PageBodies } from '@share/content-cards';
import type { AppLinkParams } from '@share/open-app';
import type { PageData } from '@share/page-data';
import type { Publisher } from '@share/page-metadata';
import type { SiteConfig } from '@share/shell';
import type { DocumentPage } from '@share/shell/document';
import type { PageAddress, PageRoute } from '@share/site-paths/server';
import type { MovedPage, PageRedirect, RenderedData, SiteSettings } from '@share/site-server';
import type { Services } from '../compose/Services';
import type { GuardName } from './guards';

/** Arguments of a route's `load`: what the address requests, and the services made for it. */
export interface RouteContext<Address extends PageAddress = PageAddress> {
  address: Address;
  services: Services;
  /** How the page gets its data. */
  data: PageData;
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
  /** An internal preview: saved nowhere, without statistics (spec §2). */
  isPreview?: boolean;
}

/** Metadata of a page for programs. */
export interface PageFacts extends Pick<RoutePage, 'title' | 'share' | 'subject' | 'isIndexed'> {
  publisher: Publisher;
}

/** `invalid`: the route does not match after all. `missing`: the address is well-formed, the item does not exist. */
export type RouteOutcome = RoutePage | RenderedData | PageRedirect | MovedPage | 'invalid' | 'missing';

/** One page of the site: its address, its data, its view and its head. @typeParam Address what the row accepts */
export interface Route<Address extends PageAddress = PageAddress> extends PageRoute {
  guards?: GuardName[];
  load(context: RouteContext<Address>): Promise<RouteOutcome>;
}
