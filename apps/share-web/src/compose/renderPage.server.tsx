import { createUncachedData, type Budget } from '@share/cache';
import type { PageBodies } from '@share/content-cards';
import { createPageData, type PageData } from '@share/page-data';
import type { SharedPartOptions, StyleSheet } from '@share/islands/server';
import type { FinishedDocument } from '@share/page-document/server';
import { createErrorPage, type SiteConfig, type SiteConfigSource } from '@share/shell';
import { text as beforePaint } from '@share/page-document/before-paint?inline-script';
import { createDocumentRenderer, publisherOf } from '@share/shell/document';
import { routeOwnAddress, toPageSubject, type RoutedPage } from '@share/site-paths/server';
import {
  type FindPage,
  type PageRequest,
  type PageResult,
  type RenderError,
  type SiteSettings,
} from '@share/site-server';
import { passesGuards } from '../routes/guards';
import type { PageFacts, Route, RouteContext, RoutePage } from '../routes/Route';
import { routePage } from '../routes/routePage';
import type { Platform } from './createPlatform.server';
import { PagePanels } from './PagePanels';
import { toPageEnvironment } from './pageEnvironment.server';
import type { Services } from './Services';

type Routed = RoutedPage<Route>;
type Making = Pick<PageRequest, 'budget' | 'trace'>;
type DescribePage = (url: string, making: Making) => Promise<PageFacts | undefined>;

interface RendererOptions {
  settings: SiteSettings;
  platform: Platform;
  siteConfig: SiteConfigSource;
  /** How pages get their data; previews call the platform each time. */
  dataFor: (budget: Budget) => PageData;
  /** How the texts of one page are made. */
  openBodies: () => PageBodies;
  files: { entry: string; styleSheets: readonly StyleSheet[] };
  /** What becomes of a part that cannot be rendered for many pages at once. */
  parts: Pick<SharedPartOptions, 'checksParts' | 'onPartFailure'>;
}

const minuteMs = 60_000;

/** The same page rendered twice within a minute is the same bytes, so that browsers learn that it has not changed. */
const startOfMinute = (ms: number) => ms - (ms % minuteMs);

/** Renders every page of the site from the route table; pure composition. */
export const createRenderer = (options: RendererOptions) => {
  const { settings, platform, siteConfig, dataFor, openBodies, files, parts } = options;
  const { siteOrigin, allowZoom, app } = settings;
  const head = { siteOrigin, allowZoom, beforePaint, clientUaToken: app.uaToken };
  const render = createDocumentRenderer({
    ...files,
    ...head,
    parts: { ...parts, sharedServices: platform.sharedServices },
  });
  const finish = (page: RoutePage, config: SiteConfig, services: Services, madeAt?: number) =>
    render(page, {
      ...{ config, services, madeAt, Panels: PagePanels },
      environment: toPageEnvironment(settings, page),
    });

  const renderProblem = (problem: Parameters<RenderError>[0], config: SiteConfig) => {
    const page = { ...createErrorPage(problem), frameTitle: config.site.name, isIndexed: false };
    return finish(page, config, platform.withoutCalls());
  };

  const notFoundPages = new WeakMap<SiteConfig, FinishedDocument>();

  /** Rendered once per site configuration. */
  const renderNotFound = (config: SiteConfig): FinishedDocument => {
    const page = notFoundPages.get(config) ?? renderProblem({ status: 404, requestId: '' }, config);
    notFoundPages.set(config, page);
    return page;
  };

  const renderError: RenderError = (problem) => {
    const config = siteConfig.last();
    return problem.status === 404 ? renderNotFound(config) : renderProblem(problem, config);
  };

  const createContext = (
    { route, address }: Routed,
    { budget, trace }: Making,
    describe: DescribePage,
  ): RouteContext => {
    const services = platform.forRequest(address, trace);
    const data = address.kind === 'preview' ? createPageData(createUncachedData(budget)) : dataFor(budget);
    return {
      address,
      services,
      data,
      bodies: openBodies(),
      settings,
      now: route.query === 'all' ? Date.now() : startOfMinute(Date.now()),
      config: siteConfig.load({ api: services.api, data }),
      describePage: (url) => describe(url, { budget, trace }),
    };
  };

  const describePage: DescribePage = async (url, making) => {
    const found = routeOwnAddress(url, { ownOrigins: settings.ownOrigins, routePage });
    if (!found || found.address.kind === 'preview') return undefined;
    const { route, address } = found;
    if (!passesGuards(route, address)) return undefined;
    const page = await route.load(createContext(found, making, describePage));
    if (typeof page === 'object' && 'path' in page)
      return describePage(settings.siteOrigin + page.path, making);
    if (typeof page === 'string' || !('element' in page)) return undefined;
    return { ...page, publisher: publisherOf(siteConfig.last(), siteOrigin) };
  };

  const renderPage = async (routed: Routed, { budget, trace }: PageRequest): Promise<PageResult> => {
    const { route, address } = routed;
    if (!passesGuards(route, address)) return { kind: 'missing' };
    const context = createContext(routed, { budget, trace }, describePage);
    const outcome = await route.load(context);
    if (typeof outcome === 'string') return { kind: outcome };
    if ('kind' in outcome) return { ...outcome, route: route.path };
    await budget.nextRound();
    const page = { ...outcome, fallback: context.data.fallback };
    const document = finish(page, await context.config, context.services, context.now);
    const freshness = outcome.isPreview ? 'none' : context.bodies.freshness();
    return { kind: 'page', status: 200, freshness, route: route.path, ...document };
  };

  const findPage: FindPage = (path, search) => {
    const routed = routePage(path, search);
    if (!routed || routed === 'missing') return routed;
    const subject = toPageSubject(routed);
    return { address: routed.address, subject, render: (request) => renderPage(routed, request) };
  };

  return { findPage, renderError };
};
