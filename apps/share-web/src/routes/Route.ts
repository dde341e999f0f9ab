import type { PageReads } from '@share/content-cards';
import type { Fallback } from '@share/islands';
import type { AppLinkParams } from '@share/open-app';
import type { PageSubject, Publisher } from '@share/page-metadata';
import type { PanelData, PageFrameProps, SiteConfig } from '@share/shell';
import type {
  PageRedirect,
  PageRequest,
  RenderedData,
  RouteAddress,
  RouteParams,
  SiteSettings,
} from '@share/site-server';
import type { ShareCard } from '@share/wx-share';
import type { ReactNode } from 'react';
import type { Services } from '../compose/Services';
import type { GuardName } from './guards';

/** What a route's `load` gets: one request, and the services made for it. */
export interface RouteContext {
  request: PageRequest;
  /** Parts of the path that the route names. */
  params: RouteParams;
  /** Percent-encoded path segments after the base path. */
  segments: string[];
  services: Services;
  /** How the page gets its data. */
  reads: PageReads;
  settings: SiteSettings;
  /** Milliseconds; the reference for relative times on the page. */
  now: number;
  config: Promise<SiteConfig>;
  /** What a page of the site says of itself, by its whole address; undefined when it is none, or there is nothing at it. */
  describePage: (url: string) => Promise<PageFacts | undefined>;
}

/** A page that was found. */
export interface RoutePage
  extends
    Pick<PanelData, 'group' | 'reportTarget'>,
    Pick<
      PageFrameProps,
      'layout' | 'hasHeading' | 'hasMasthead' | 'ground' | 'preview' | 'bottomBar' | 'footer'
    > {
  title: string;
  /** Hides the bars of the site. */
  hasOwnBar?: boolean;
  /** Title inside the frame; default: the title. */
  frameTitle?: string;
  /** Content of `PageFrame`. */
  element: ReactNode;
  /** Overrides the site's link to the app. */
  site?: Pick<SiteConfig['site'], 'openAppHref'>;
  /** SWR `fallback` of the page's islands. */
  fallback?: Fallback;
  share?: ShareCard;
  /** What it is about, for programs that show or index it. */
  subject?: PageSubject;
  contentId?: string;
  pcLink?: string;
  /** What the app opens from this page. */
  appLink?: AppLinkParams;
  /** An internal preview: kept nowhere, without statistics (spec §2). */
  isPreview?: boolean;
  /** Search engines may keep it; default true. */
  isIndexed?: boolean;
}

/** What programs are told of a page. */
export interface PageFacts extends Pick<RoutePage, 'title' | 'share' | 'subject' | 'isIndexed'> {
  publisher: Publisher;
}

/** `invalid`: the route does not match after all. `missing`: the address is well-formed, the item does not exist. */
export type RouteOutcome = RoutePage | RenderedData | PageRedirect | 'invalid' | 'missing';

/** One page of the site: its address, its data, its view and its head. */
export interface Route extends RouteAddress {
  guards?: GuardName[];
  load: (context: RouteContext) => Promise<RouteOutcome>;
}
