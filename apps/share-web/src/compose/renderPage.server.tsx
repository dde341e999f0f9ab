import { PageRoot } from '@share/islands';
import { createErrorPage, PageFrame, type SiteConfig, type SiteConfigSource } from '@share/shell';
import { defaultTitle } from '@share/shell/document';
import { notFoundPath } from '@share/site-paths';
import type { PageRequest, PageResult, RenderError, SiteSettings } from '@share/site-server';
import { renderDocument } from '../document/renderDocument';
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
  /** Addresses of the browser's files. */
  files: { entry: string; logo: string };
}

const redirectTo = (location: string): PageResult => ({
  kind: 'redirect',
  status: 302,
  location,
  noStore: true,
});

/** Renders every page of the site from the route table; pure composition. */
export const createRenderer = ({ settings, platform, siteConfig, files }: RendererOptions) => {
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
      fallback,
      page: (
        <PageRoot services={services} fallback={fallback}>
          <PageFrame {...{ site, layout, hasMasthead, ground, preview, bottomBar, group }} title={frameTitle}>
            {element}
          </PageFrame>
          <PagePanels {...{ site, siteOrigin, reportReasons, group, reportTarget }} />
        </PageRoot>
      ),
    });
  };

  const renderError: RenderError = (problem) => {
    const config = siteConfig.last();
    const page = { ...createErrorPage(problem), frameTitle: config.site.name, isIndexed: false };
    return finish(page, config, platform.withoutCalls());
  };

  const notFound = ({ requestId }: PageRequest): PageResult => ({
    kind: 'page',
    status: 404,
    freshness: 'content',
    ...renderError({ status: 404, requestId }),
  });

  const renderPage = async (request: PageRequest): Promise<PageResult> => {
    const found = findRoute(request.path);
    if (!found) return notFound(request);
    if (!passesGuards(found, request)) return redirectTo(notFoundPath);
    const services = platform.forRequest(request);
    const config = request.budget.secondary(
      async (signal) => siteConfig.take((await services.api.getAppInfo({}, { signal })).app_info),
      siteConfig.last(),
      'app-info',
    );
    const segments = segmentsOf(request.path);
    const outcome = await found.route.load({
      request,
      segments,
      services,
      settings,
      now: Date.now(),
      config,
    });
    if (outcome === 'invalid') return notFound(request);
    if (outcome === 'missing') return redirectTo(notFoundPath);
    if ('redirectTo' in outcome) return redirectTo(outcome.redirectTo);
    const document = finish(outcome, await config, services);
    const freshness = outcome.isPreview ? 'none' : 'content';
    return { kind: 'page', status: 200, freshness, route: found.route.path, ...document };
  };

  return { renderPage, renderError };
};
