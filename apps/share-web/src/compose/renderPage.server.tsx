import { ErrorPage, Masthead, notFoundMessage, type SiteConfig } from '@share/shell';
import { homePath, notFoundPath } from '@share/site-paths';
import type { PageRequest, PageResult, RenderError, SiteSettings } from '@share/site-server';
import { defaultTitle } from '../document/head';
import { renderDocument } from '../document/renderDocument';
import { findRoute, passesGuards, segmentsOf } from '../routes/findRoute';
import type { RoutePage } from '../routes/RouteContext';
import { toPageEnvironment } from './pageEnvironment.server';
import type { Platform } from './createPlatform.server';
import type { SiteConfigSource } from './siteConfig.server';

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
  const finish = (page: RoutePage, config: SiteConfig) =>
    renderDocument({
      head: {
        title: page.title || defaultTitle,
        allowZoom: settings.allowZoom,
        entry: files.entry,
        icon: files.logo,
        ...(page.share && { share: page.share }),
        isIndexed: page.isIndexed ?? true,
      },
      themeColour: config.themeColour,
      environment: toPageEnvironment(settings, page.contentId),
      page: page.element,
    });

  const renderError: RenderError = ({ status, requestId }) => {
    const config = siteConfig.last();
    const isMissing = status === 404;
    const element = (
      <>
        <Masthead site={config.site} hasOffer={false} />
        <ErrorPage
          status={status}
          {...(isMissing && { message: notFoundMessage })}
          {...(!isMissing && { requestId })}
          homeHref={homePath}
        />
      </>
    );
    return finish({ title: isMissing ? notFoundMessage : defaultTitle, element, isIndexed: false }, config);
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
    const { api, services } = platform.forRequest(request);
    const config = siteConfig.load(api, request.budget);
    const outcome = await route.load({
      request,
      segments,
      api,
      services,
      settings,
      now: Date.now(),
      config,
    });
    if (outcome === 'invalid') return notFound(request);
    if (outcome === 'missing') return toNotFound;
    const document = finish(outcome, await config);
    return { kind: 'page', status: 200, freshness: 'content', route: route.path, ...document };
  };

  return { renderPage, renderError };
};
