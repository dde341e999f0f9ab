import type { SiteConfig } from '@share/shell';
import type { PageRequest, SiteSettings } from '@share/site-server';
import type { ReactElement } from 'react';
import type { PageApi } from '../compose/createPageApi';
import type { Services } from '../compose/Services';
import type { ShareMeta } from '../document/head';

/** What a route's `load` gets: one request, and the services made for it. */
export interface RouteContext {
  request: PageRequest;
  /** Percent-encoded path segments after the base path. */
  segments: string[];
  api: PageApi;
  services: Services;
  settings: SiteSettings;
  /** Milliseconds; all times of the page are told relative to it. */
  now: number;
  config: Promise<SiteConfig>;
}

/** A page that was found. */
export interface RoutePage {
  title: string;
  element: ReactElement;
  share?: ShareMeta;
  contentId?: string;
  /** Search engines may keep it; default true. */
  isIndexed?: boolean;
}

/** `invalid`: the route does not match after all. `missing`: the address is well-formed, the item does not exist. */
export type RouteOutcome = RoutePage | 'invalid' | 'missing';

export interface Route {
  /** Path under the base path, in the syntax of react-router. */
  path: string;
  guards: string[];
  /** Query parameters that make a difference to the page. */
  query: string[];
  load: (context: RouteContext) => Promise<RouteOutcome>;
}
