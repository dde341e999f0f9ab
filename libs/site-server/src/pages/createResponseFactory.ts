import { contentUsage } from '@share/page-metadata';
import { notFoundPath } from '@share/site-paths';
import { createContentSecurityPolicy } from '../csp/createContentSecurityPolicy';
import type { PagePolicy } from '../csp/createContentSecurityPolicy';
import {
  documentHeaders,
  type HeaderList,
  toFrameOptions,
  toLocalLocation,
  toSecurityHeaders,
} from '@share/http-server';
import type { SiteSettings } from '../settings/readSettings';
import { pageLifetimes } from './pageLifetimes';
import type { CacheLifetime } from '@share/cache';
import { createPageEncoder } from './createPageEncoder';
import { createPageResponse } from './createPageResponse';
import type { PageResponse } from './createPageResponse';
import { toTagHeaders } from '../purge/pageTags';
import type { PageSubject } from '@share/site-paths/server';
import { marksHeader } from './createMarkedPages';
import type {
  FindMarks,
  MovedPage,
  PageRedirect,
  PageResult,
  RenderedData,
  RenderedPage,
} from './PageResult';

/** Turns the app's results into responses. */
export interface ResponseFactory {
  /** @param degraded names of the blocks that are missing */
  fromResult(
    result: Exclude<PageResult, { kind: 'invalid' }>,
    degraded: readonly string[],
    subject?: PageSubject,
  ): PageResponse;
  /** The answer for an item that does not exist: to the 404 page. */
  missing: PageResponse;
  /** An error page. That of 404 is the same for everybody; the others are never cached. */
  fromError(status: number, page: Pick<RenderedPage, 'html'> & PagePolicy): PageResponse;
}

/** Content type of documents. */
export const htmlType = 'text/html; charset=utf-8';

const toLifetime = (status: number, degraded: readonly string[]): CacheLifetime | undefined => {
  if (status === 200) return degraded.length > 0 ? pageLifetimes.degraded : pageLifetimes.content;
  return status === 404 || status === 410 ? pageLifetimes.missing : undefined;
};

const toPageLifetime = (
  { status, html, freshness }: RenderedPage,
  degraded: readonly string[],
): CacheLifetime | undefined => {
  if (html.length === 0) return undefined;
  if (freshness === 'provisional' && status === 200) return pageLifetimes.provisional;
  return freshness === 'content' ? toLifetime(status, degraded) : undefined;
};

const isModulePath = (path: string) => /^\/[\w./-]+$/.test(path);

const toPreloadLink = (preload: readonly string[]): HeaderList => {
  const links = preload.filter(isModulePath).map((path) => `<${path}>; rel=modulepreload`);
  return links.length > 0 ? ['Link', links.join(', ')] : [];
};

const toBlockNames = (degraded: readonly string[]): string[] =>
  degraded.map((name) => name.replace(/[^\w-]/g, ''));

const noIndex: HeaderList = ['X-Robots-Tag', 'noindex'];

const toRetryAfter = (status: number): HeaderList => (status >= 500 ? ['Retry-After', '5'] : []);

const fromMoved = ({ path }: MovedPage): PageResponse =>
  createPageResponse(Buffer.alloc(0), {
    status: 200,
    headers: [],
    route: 'moved',
    degraded: [],
    failed: false,
    movedTo: path,
  });

/** Creates the factory; the policy and the fixed headers come from the settings. @param findMarks marks of pages that are made now */
export const createResponseFactory = (settings: SiteSettings, findMarks: FindMarks): ResponseFactory => {
  const encode = createPageEncoder();
  const toPolicy = createContentSecurityPolicy(settings);
  const securityHeaders = toSecurityHeaders(settings.siteOrigin);
  const fixed = [
    'Content-Type',
    htmlType,
    'Vary',
    'Accept-Encoding, Save-Data',
    ...securityHeaders,
    ...documentHeaders,
    'Content-Usage',
    contentUsage(settings.aiUse),
    ...toFrameOptions(settings.csp.frameAncestors),
  ];
  const toHeaders = (page: PagePolicy, more: HeaderList): HeaderList => [
    ...fixed,
    'Content-Security-Policy',
    toPolicy(page),
    ...more,
  ];

  /** The body of a document, and the header that says which marks it has. */
  const marked = (html: readonly string[]): [Buffer, HeaderList] => {
    const { id, write } = findMarks();
    return id ? [encode([write(html.join(''))]), [marksHeader, id]] : [encode(html), []];
  };

  const fromRedirect = ({ status, location, noStore, route = 'redirect' }: PageRedirect): PageResponse =>
    createPageResponse(Buffer.alloc(0), {
      status,
      headers: [...securityHeaders, 'Location', toLocalLocation(location)],
      route,
      degraded: [],
      lifetime: noStore ? undefined : pageLifetimes.missing,
      failed: false,
    });

  /** Opened as a document it can neither load nor run anything. */
  const fromData = (
    { status, contentType, text, route = 'data' }: RenderedData,
    degraded: readonly string[],
    tags: HeaderList,
  ): PageResponse =>
    createPageResponse(Buffer.from(text), {
      status,
      headers: [
        'Content-Type',
        contentType,
        'Vary',
        'Accept-Encoding',
        ...securityHeaders,
        'Content-Security-Policy',
        "default-src 'none'; frame-ancestors 'none'; sandbox",
        ...tags,
      ],
      route,
      degraded: toBlockNames(degraded),
      lifetime: toLifetime(status, degraded),
      failed: false,
    });

  const missing = fromRedirect({ kind: 'redirect', status: 302, location: notFoundPath, noStore: true });

  return {
    missing,
    fromResult(result, degraded, subject) {
      const tags = subject ? toTagHeaders(subject) : [];
      if (result.kind === 'missing') return missing;
      if (result.kind === 'redirect') return fromRedirect(result);
      if (result.kind === 'moved') return fromMoved(result);
      if (result.kind === 'data') return fromData(result, degraded, tags);
      const { status, freshness, preload = [], route = 'page' } = result;
      const robots = freshness === 'none' ? noIndex : [];
      const [body, marks] = marked(result.html);
      return createPageResponse(body, {
        status,
        headers: toHeaders(result, [
          ...marks,
          ...toRetryAfter(status),
          ...toPreloadLink(preload),
          ...robots,
          ...tags,
        ]),
        route,
        degraded: toBlockNames(degraded),
        lifetime: toPageLifetime(result, degraded),
        failed: status >= 500 || freshness === 'error',
      });
    },
    fromError(status, page) {
      const [body, marks] = marked(page.html);
      return createPageResponse(body, {
        status,
        headers: toHeaders(page, [...marks, ...toRetryAfter(status), ...noIndex]),
        route: 'error',
        degraded: [],
        lifetime: status === 404 ? pageLifetimes.missing : undefined,
        failed: status >= 500,
      });
    },
  };
};
