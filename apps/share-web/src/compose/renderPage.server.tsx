import type { PageBodies, PageReads } from '@share/content-cards';
import type { StyleSheet } from '@share/islands/server';
import type { FinishedDocument } from '@share/page-document/server';
import { createErrorPage, type SiteConfig, type SiteConfigSource } from '@share/shell';
import { text as beforePaint } from '@share/page-document/before-paint?inline-script';
import { createDocumentRenderer, publisherOf } from '@share/shell/document';
import { segmentsOf } from '@share/site-paths';
import {
  readDirectly,
  readOwnAddress,
  type PageRequest,
  type PageResult,
  type RenderError,
  type SiteSettings,
} from '@share/site-server';
import { findRoute, readAddress } from '../routes/findRoute';
import { passesGuards } from '../routes/guards';
import type { PageFacts, Route, RouteContext, RouteOutcome, RoutePage } from '../routes/Route';
import { actorAt } from './createPageApi';
import type { Platform } from './createPlatform.server';
import { PagePanels } from './PagePanels';
import { toPageEnvironment } from './pageEnvironment.server';
import type { Services } from './Services';

interface RendererOptions {
  settings: SiteSettings;
  platform: Platform;
  siteConfig: SiteConfigSource;
  /** How pages get their data; previews call the platform each time. */
  readsFor: (budget: PageRequest['budget']) => PageReads;
  /** How the texts of one page are made. */
  openBodies: () => PageBodies;
  files: { entry: string; styleSheets: readonly StyleSheet[] };
}

const minuteMs = 60_000;

/** The same page rendered twice within a minute is the same bytes, so that browsers are told it has not changed. */
const startOfMinute = (ms: number) => ms - (ms % minuteMs);

type Prepared = { route: Route; context: RouteContext } | 'invalid' | 'missing';

const load = async (prepared: Prepared): Promise<RouteOutcome> =>
  typeof prepared === 'string' ? prepared : prepared.route.load(prepared.context);

/** Renders every page of the site from the route table; pure composition. */
export const createRenderer = (options: RendererOptions) => {
  const { settings, platform, siteConfig, readsFor, openBodies, files } = options;
  const { siteOrigin, allowZoom, app } = settings;
  const head = { siteOrigin, allowZoom, beforePaint, clientUaToken: app.uaToken };
  const render = createDocumentRenderer({ ...files, ...head });
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

  const prepare = (request: PageRequest): Prepared => {
    const found = findRoute(request.path);
    if (!found) return 'invalid';
    const { route, params } = found;
    if (!passesGuards(found, request)) return 'missing';
    const services = platform.forRequest(request);
    const reads = (actorAt(request.path).isPreview ? readDirectly : readsFor)(request.budget);
    const context: RouteContext = {
      request,
      params,
      segments: segmentsOf(request.path),
      services,
      reads,
      bodies: openBodies(),
      settings,
      now: route.query === 'all' ? Date.now() : startOfMinute(Date.now()),
      config: siteConfig.load({ api: services.api, reads }),
      describePage: (url) => describePage(url, request),
    };
    return { route, context };
  };

  const describePage = async (url: string, request: PageRequest): Promise<PageFacts | undefined> => {
    const address = readOwnAddress(url, { ownOrigins: settings.ownOrigins, readAddress });
    if (!address || actorAt(address.path).isPreview) return undefined;
    const page = await load(prepare({ ...request, ...address }));
    if (typeof page === 'object' && 'path' in page)
      return describePage(settings.siteOrigin + page.path, request);
    if (typeof page === 'string' || !('element' in page)) return undefined;
    return { ...page, publisher: publisherOf(siteConfig.last(), siteOrigin) };
  };

  const renderPage = async (request: PageRequest): Promise<PageResult> => {
    const prepared = prepare(request);
    const outcome = await load(prepared);
    if (typeof outcome === 'string') return { kind: outcome };
    if (typeof prepared === 'string') return { kind: prepared };
    const { route, context } = prepared;
    if ('kind' in outcome) return { ...outcome, route: route.path };
    await request.budget.nextRound();
    const document = finish(outcome, await context.config, context.services, context.now);
    const freshness = outcome.isPreview ? 'none' : context.bodies.freshness();
    return { kind: 'page', status: 200, freshness, route: route.path, ...document };
  };

  return { renderPage, renderError };
};
