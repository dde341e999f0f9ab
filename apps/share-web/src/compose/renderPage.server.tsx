import { PageRoot } from '@share/islands';
import { createErrorPage, PageFrame, type SiteConfig, type SiteConfigSource } from '@share/shell';
import { defaultTitle } from '@share/shell/document';
import { notFoundPath } from '@share/site-paths';
import type { PageRequest, PageResult, RenderError, SiteSettings } from '@share/site-server';
import { renderDocument } from '../document/renderDocument';
import { Overlays } from '../islands/Overlays';
import { placingIslands } from '../pages/placingIslands';
import { findRoute, passesGuards, segmentsOf } from '../routes/findRoute';
import type { RoutePage } from '../routes/RouteContext';
import { toPageEnvironment } from './pageEnvironment.server';
import type { Services } from './Services';
import type { Platform } from './createPlatform.server';

interface RendererOptions {
  settings: SiteSettings;
  platform: Platform;
  siteConfig: SiteConfigSource;
  /** Addresses of the browser's files. */
  files: { entry: string; logo: string };
}

const toNotFound: PageResult = { kind: 'redirect', status: 302, location: notFoundPath, noStore: true };

/** Renders every page of the site from the route table; pure composition. */
export const createRenderer = ({ settings, platform, siteConfig, files }: RendererOptions) => {
  const finish = ({ group, reportTarget, ...page }: RoutePage, config: SiteConfig, services: Services) => {
    const { site, reportReasons, themeColour } = config;
    const { siteOrigin } = settings;
    const overlays = {
      site,
      siteOrigin,
      reportReasons,
      ...(group && { group }),
      ...(reportTarget && { reportTarget }),
    };
    return renderDocument({
      head: {
        title: page.title || defaultTitle,
        allowZoom: settings.allowZoom,
        entry: files.entry,
        icon: files.logo,
        clientUaToken: settings.app.uaToken,
        ...(page.share && { share: page.share }),
        isIndexed: page.isIndexed ?? true,
      },
      themeColour,
      environment: toPageEnvironment(settings, page),
      page: (
        <PageRoot services={services}>
          {page.element}
          {placingIslands(services)('overlays', Overlays, overlays)}
        </PageRoot>
      ),
    });
  };

  const renderError: RenderError = ({ status, requestId }) => {
    const config = siteConfig.last();
    const { site } = config;
    const { element, layout, ...page } = createErrorPage({ status, requestId });
    return finish(
      { ...page, element: <PageFrame {...{ site, layout }} title={site.name} children={element} /> },
      config,
      platform.quietServices(requestId),
    );
  };

  const notFound = ({ requestId }: PageRequest): PageResult => ({
    kind: 'page',
    status: 404,
    freshness: 'content',
    ...renderError({ status: 404, requestId }),
  });

  const renderPage = async (request: PageRequest): Promise<PageResult> => {
    const route = findRoute(request.path);
    if (!route) return notFound(request);
    const segments = segmentsOf(request.path);
    if (!passesGuards(route, segments)) return toNotFound;
    const services = platform.forRequest(request);
    const config = request.budget.secondary(
      async (signal) => siteConfig.take((await services.api.getAppInfo({}, { signal })).app_info),
      siteConfig.last(),
      'app-info',
    );
    const outcome = await route.load({ request, segments, services, settings, now: Date.now(), config });
    if (outcome === 'invalid') return notFound(request);
    if (outcome === 'missing') return toNotFound;
    if ('redirectTo' in outcome)
      return { kind: 'redirect', status: 302, location: outcome.redirectTo, noStore: true };
    const document = finish(outcome, await config, services);
    const freshness = outcome.isPreview ? 'none' : 'content';
    return { kind: 'page', status: 200, freshness, route: route.path, ...document };
  };

  return { renderPage, renderError };
};
