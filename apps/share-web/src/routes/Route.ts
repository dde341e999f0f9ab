import type { PageReads } from '@share/content-cards';
import type { Fallback } from '@share/islands';
import type { AppLinkParams } from '@share/open-app';
import type { PanelData, PageFrameProps, SiteConfig } from '@share/shell';
import type { PageRequest, SiteSettings } from '@share/site-server';
import type { ShareCard } from '@share/wx-share';
import type { ReactElement } from 'react';
import type { Services } from '../compose/Services';
import type { GuardName } from './guards';

/** Path parameters by name, still percent-encoded. */
export type RouteParams = Record<string, string | undefined>;

/** What a route's `load` gets: one request, and the services made for it. */
export interface RouteContext {
  request: PageRequest;
  /** Percent-encoded path segments after the base path. */
  segments: string[];
  services: Services;
  /** How the page gets its data. */
  reads: PageReads;
  settings: SiteSettings;
  /** Milliseconds; the reference for relative times on the page. */
  now: number;
  config: Promise<SiteConfig>;
}

/** A page that was found. */
export interface RoutePage
  extends
    Pick<PanelData, 'group' | 'reportTarget'>,
    Pick<PageFrameProps, 'layout' | 'hasMasthead' | 'ground' | 'preview' | 'bottomBar'> {
  title: string;
  /** Title inside the frame; default: the title. */
  frameTitle?: string;
  /** Content of `PageFrame`. */
  element: ReactElement;
  /** Overrides the site's link to the app. */
  site?: Pick<SiteConfig['site'], 'openAppHref'>;
  /** SWR `fallback` of the page's islands. */
  fallback?: Fallback;
  share?: ShareCard;
  contentId?: string;
  pcLink?: string;
  /** What the app opens from this page. */
  appLink?: AppLinkParams;
  /** An internal preview: kept nowhere, without statistics (spec §2). */
  isPreview?: boolean;
  /** Search engines may keep it; default true. */
  isIndexed?: boolean;
}

/** `invalid`: the route does not match after all. `missing`: the address is well-formed, the item does not exist. */
export type RouteOutcome = RoutePage | { redirectTo: string } | 'invalid' | 'missing';

/** One page of the site: its address, its data, its view and its head. */
export interface Route {
  /** Path under the base path, in the syntax of react-router. */
  path: string;
  /** Says whether an address that has this path is meant; default: every one. */
  accepts?: (params: RouteParams) => boolean;
  /**
   * The path in the one spelling by which the page is rendered and cached; undefined: no page can be there. Default: the row's own path
   * when it has no parameters, else the path as it was sent.
   */
  spelling?: (segments: string[]) => string | undefined;
  guards?: GuardName[];
  /** Query parameters that make a difference to the page; default: none. */
  query?: string[] | 'all';
  load: (context: RouteContext) => Promise<RouteOutcome>;
}
