import type { PagePolicy } from '../csp/createContentSecurityPolicy';
import { documentHeaders, toFrameOptions, toSecurityHeaders } from '../csp/securityHeaders';
import type { HeaderList } from '../csp/securityHeaders';
import { createContentSecurityPolicy } from '../csp/createContentSecurityPolicy';
import { createFinishedPage } from '../page-cache/createFinishedPage';
import type { FinishedPage } from '../page-cache/createFinishedPage';
import { lifetimes } from '../page-cache/lifetimes';
import type { Lifetime } from '../page-cache/lifetimes';
import type { SiteSettings } from '../settings/readSettings';
import { toLocalLocation } from './canonicalTarget';
import type { PageRedirect, PageResult, RenderedPage } from './RenderPage';

/** Turns what the app rendered into an answer ready to be sent. */
export interface PageFinisher {
  result(result: PageResult, degraded: readonly string[]): FinishedPage;
  /** An error page; never kept. */
  error(status: number, page: Pick<RenderedPage, 'html'> & PagePolicy): FinishedPage;
}

function toLifetime(
  { status, html, freshness }: RenderedPage,
  degraded: readonly string[],
): Lifetime | undefined {
  if (freshness !== 'content' || html.length === 0) return undefined;
  if (status === 200) return degraded.length > 0 ? lifetimes.degraded : lifetimes.content;
  return status === 404 || status === 410 ? lifetimes.missing : undefined;
}

const isModulePath = (path: string) => /^\/[\w./-]+$/.test(path);

function toLink(preload: readonly string[]): HeaderList {
  const links = preload.filter(isModulePath).map((path) => `<${path}>; rel=modulepreload`);
  return links.length > 0 ? ['Link', links.join(', ')] : [];
}

const hidden: HeaderList = ['X-Robots-Tag', 'noindex'];

/** Creates the finisher; the policy and the fixed headers come from the settings. */
export function createPageFinisher(settings: SiteSettings): PageFinisher {
  const toPolicy = createContentSecurityPolicy(settings);
  const always = toSecurityHeaders(settings.siteOrigin);
  const fixed = [
    'Content-Type',
    'text/html; charset=utf-8',
    'Vary',
    'Accept-Encoding',
    ...always,
    ...documentHeaders,
    ...toFrameOptions(settings.csp.frameAncestors),
  ];
  const toHeaders = (page: PagePolicy, more: HeaderList): HeaderList => [
    ...fixed,
    'Content-Security-Policy',
    toPolicy(page),
    ...more,
  ];
  const retry = (status: number): HeaderList => (status >= 500 ? ['Retry-After', '5'] : []);

  const finishRedirect = ({ status, location, noStore, route }: PageRedirect): FinishedPage =>
    createFinishedPage('', {
      status,
      headers: [...always, 'Location', toLocalLocation(location)],
      route: route ?? 'redirect',
      degraded: [],
      lifetime: noStore ? undefined : lifetimes.missing,
      failed: false,
    });

  return {
    result(result, degraded) {
      if (result.kind === 'redirect') return finishRedirect(result);
      const { status, freshness, preload = [] } = result;
      const more = [...retry(status), ...toLink(preload), ...(freshness === 'none' ? hidden : [])];
      return createFinishedPage(result.html, {
        status,
        headers: toHeaders(result, more),
        route: result.route ?? 'page',
        degraded: degraded.map((name) => name.replace(/[^\w-]/g, '')),
        lifetime: toLifetime(result, degraded),
        failed: status >= 500 || freshness === 'error',
      });
    },
    error: (status, page) =>
      createFinishedPage(page.html, {
        status,
        headers: toHeaders(page, [...retry(status), ...hidden]),
        route: 'error',
        degraded: [],
        lifetime: undefined,
        failed: status >= 500,
      }),
  };
}
