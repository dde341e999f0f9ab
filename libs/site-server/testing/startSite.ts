import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSiteServer } from '../src/http/createSiteServer';
import type { SiteServerOptions } from '../src/http/SiteServerOptions';
import { createLogger } from '../src/observability/createLogger';
import { createMonitoring } from '../src/observability/createMonitoring';
import type { PageSubject } from '@share/site-paths/server';
import { testAddress, type AllowedQuery } from '@share/site-paths/testing';
import type { PageRequest, PageResult, RenderedPage } from '../src/pages/PageResult';
import { readSettings } from '../src/settings/readSettings';
import { createSiteCaches } from '../src/store/createSiteCaches';

export const plainPage = (html: string, overrides: Partial<RenderedPage> = {}): RenderedPage => ({
  kind: 'page',
  status: 200,
  html: [html],
  inlineScripts: [],
  inlineStyles: [],
  freshness: 'content',
  route: '/:actor/:type/:id',
  ...overrides,
});

/** A request for a page, as a test's `renderPage` gets it. */
export interface TestRequest extends PageRequest {
  path: string;
  query: URLSearchParams;
}

/** The page that an address requests, as a test gives it. */
interface TestAddress {
  path: string;
  /** Parameters that make a difference to the page. */
  query: AllowedQuery;
  itemKey?: string;
  subject?: PageSubject;
}

interface TestSiteOptions extends Partial<Omit<SiteServerOptions, 'findPage'>> {
  renderPage?: (request: TestRequest) => Promise<PageResult>;
  /** Default: every path is a page without a query. */
  readAddress?: (path: string, search: string) => TestAddress | 'missing' | undefined;
}

const renderHeading = async ({ path }: TestRequest) => plainPage(`<h1>${path}</h1>`);

const toFindPage =
  ({
    renderPage = renderHeading,
    readAddress = (path) => ({ path, query: [] }),
  }: TestSiteOptions): SiteServerOptions['findPage'] =>
  (sent, search) => {
    const requested = readAddress(sent, search);
    if (!requested || requested === 'missing') return requested;
    const { path, query, subject, ...rest } = requested;
    const address = { ...testAddress(path, search, query), ...rest };
    return { address, subject, render: (request) => renderPage({ path, query: address.query, ...request }) };
  };

interface TestSite {
  url: string;
  adminUrl: string;
  port: number;
  /** Parsed log lines; complete once the site is closed. */
  log: Record<string, unknown>[];
  close(): Promise<void>;
}

const running: (() => Promise<void>)[] = [];

/** Closes every server a test started; for `afterEach`. */
export const closeServers = async (): Promise<void> => {
  await Promise.all(running.splice(0).map((close) => close()));
};

/** Starts a site on free ports. */
export const startSite = async (
  options: TestSiteOptions = {},
  env: Record<string, string> = {},
): Promise<TestSite> => {
  const log: Record<string, unknown>[] = [];
  const settings = readSettings({ PORT: '0', ADMIN_PORT: '0', DRAIN_MS: '0', ...env });
  const write = (lines: string) =>
    log.push(
      ...lines
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line)),
    );
  const { logger = createLogger(settings, { write }) } = options;
  const monitoring = createMonitoring(logger);
  const server = createSiteServer({
    settings,
    logger,
    monitoring,
    caches:
      options.caches ??
      createSiteCaches(settings, { release: 'release', data: '1' }, monitoring.reportFailure),
    findPage: toFindPage(options),
    renderError: ({ status }) => ({
      html: [`<h1>error ${status}</h1>`],
      inlineScripts: [],
      inlineStyles: [],
    }),
    noteAge: (html) => html,
    pageKinds: ['doc', 'home'],
    pageMarks: () => ({ id: '', write: (html) => html }),
    ...options,
  });
  const { url, adminUrl } = await server.listen();
  running.push(() => server.close());
  return { url, adminUrl, port: Number(new URL(url).port), log, close: () => server.close() };
};

/** Starts a plain HTTP server that stands in for the platform. */
export const startUpstream = async (
  handle: http.RequestListener,
  onServer?: (server: http.Server) => void,
): Promise<string> => {
  const server = http.createServer(handle);
  onServer?.(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  running.push(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};
