import type { AppLinkParams } from '@share/open-app';
import type { OverlaysData, SiteConfig } from '@share/shell';
import type { PageRequest, SiteSettings } from '@share/site-server';
import type { ShareCard } from '@share/wx-share';
import type { ReactElement } from 'react';
import type { Services } from '../compose/Services';

/** What a route's `load` gets: one request, and the services made for it. */
export interface RouteContext {
  request: PageRequest;
  /** Percent-encoded path segments after the base path. */
  segments: string[];
  services: Services;
  settings: SiteSettings;
  /** Milliseconds; all times of the page are told relative to it. */
  now: number;
  config: Promise<SiteConfig>;
}

/** A page that was found. */
export interface RoutePage extends Pick<OverlaysData, 'group' | 'reportTarget'> {
  title: string;
  element: ReactElement;
  share?: ShareCard;
  contentId?: string;
  /** What the app opens from this page. */
  appLink?: AppLinkParams;
  /** An internal preview: kept nowhere, without statistics (spec §2). */
  isPreview?: boolean;
  /** Search engines may keep it; default true. */
  isIndexed?: boolean;
}

/** `invalid`: the route does not match after all. `missing`: the address is well-formed, the item does not exist. */
export type RouteOutcome = RoutePage | { redirectTo: string } | 'invalid' | 'missing';

export interface Route {
  /** Path under the base path, in the syntax of react-router. */
  path: string;
  guards: string[];
  /** Query parameters that make a difference to the page. */
  query: string[] | 'all';
  load: (context: RouteContext) => Promise<RouteOutcome>;
}
