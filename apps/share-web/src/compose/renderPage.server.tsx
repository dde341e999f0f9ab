import type { PageReads } from '@share/content-cards';
import { createPageRenderer, type StyleRule } from '@share/islands/server';
import { createErrorPage, PageFrame, type SiteConfig, type SiteConfigSource } from '@share/shell';
import { defaultTitle } from '@share/shell/document';
import { parseActor } from '@share/site-paths';
import {
  readDirectly,
  type PageRequest,
  type PageResult,
  type RenderError,
  type SiteSettings,
} from '@share/site-server';
import { renderDocument, type FinishedDocument } from '../document/renderDocument';
import { findRoute, segmentsOf } from '../routes/findRoute';
import { passesGuards } from '../routes/guards';
import type { RoutePage } from '../routes/Route';
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
  files: { entry: string; logo: string; styles: { href: string; rules: readonly StyleRule[] } };
}

const redirectTo = (location: string): PageResult => ({
  kind: 'redirect',
  status: 302,
  location,
  noStore: true,
});

const minuteMs = 60_000;

/** The same page rendered twice within a minute is the same bytes, so that browsers are told it has not changed. */
const startOfMinute = (ms: number) => ms - (ms % minuteMs);

/** Renders every page of the site from the route table; pure composition. */
export const createRenderer = ({ settings, platform, siteConfig, readsFor, files }: RendererOptions) => {
  const { href: styleSheet, rules } = files.styles;
  const renderMarkup = createPageRenderer({ rules });

  const finish = (page: RoutePage, config: SiteConfig, services: Services) => {
    const { title, element, group, reportTarget, fallback = {}, share, isIndexed = true } = page;
    const { frameTitle = title, layout, hasMasthead, ground, preview, bottomBar } = page;
    const { reportReasons, themeColour } = config;
    const site = { ...config.site, ...page.site };
    const { siteOrigin } = settings;
    return renderDocument({
      head: {
        title: title || defaultTitle,
        allowZoom: settings.allowZoom,
        entry: files.entry,
        icon: files.logo,
        clientUaToken: settings.app.uaToken,
        share,
        isIndexed,
      },
      themeColour,
      environment: toPageEnvironment(settings, page),
      styleSheet,
      page: renderMarkup({
        services,
        fallback,
        page: (
          <PageFrame {...{ site, layout, hasMasthead, ground, preview, bottomBar, group }} title={frameTitle}>
            {element}
          </PageFrame>
        ),
        panels: <PagePanels {...{ site, siteOrigin, reportReasons, group, reportTarget }} />,
      }),
    });
  };

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

  const notFound = (): PageResult => ({
    kind: 'page',
    status: 404,
    freshness: 'content',
    ...renderNotFound(siteConfig.last()),
  });

  const renderPage = async (request: PageRequest): Promise<PageResult> => {
    const found = findRoute(request.path);
    if (!found) return notFound();
    if (!passesGuards(found, request)) return { kind: 'missing' };
    const services = platform.forRequest(request);
    const segments = segmentsOf(request.path);
    const { isPreview } = parseActor(segments[0] ?? '');
    const reads = (isPreview ? readDirectly : readsFor)(request.budget);
    const config = siteConfig.load({ api: services.api, reads });
    const outcome = await found.route.load({
      request,
      segments,
      services,
      reads,
      settings,
      now: found.route.query === 'all' ? Date.now() : startOfMinute(Date.now()),
      config,
    });
    if (outcome === 'invalid') return notFound();
    if (outcome === 'missing') return { kind: 'missing' };
    if ('redirectTo' in outcome) return redirectTo(outcome.redirectTo);
    const document = finish(outcome, await config, services);
    const freshness = outcome.isPreview ? 'none' : 'content';
    return { kind: 'page', status: 200, freshness, route: found.route.path, ...document };
  };

  return { renderPage, renderError };
};
