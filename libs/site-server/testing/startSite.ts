import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSiteServer } from '../src/http/createSiteServer';
import type { SiteServerOptions } from '../src/http/SiteServerOptions';
import { createLogger } from '../src/observability/createLogger';
import type { RenderedPage } from '../src/pages/RenderPage';
import { readSettings } from '../src/settings/readSettings';

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
  options: Partial<SiteServerOptions> = {},
  env: Record<string, string> = {},
): Promise<TestSite> => {
  const log: Record<string, unknown>[] = [];
  const settings = readSettings({ PORT: '0', ADMIN_PORT: '0', DRAIN_MS: '0', ...env });
  const server = createSiteServer({
    settings,
    logger: createLogger(settings, {
      write: (lines) =>
        log.push(
          ...lines
            .trimEnd()
            .split('\n')
            .map((line) => JSON.parse(line)),
        ),
    }),
    renderPage: async ({ path }) => plainPage(`<h1>${path}</h1>`),
    renderError: ({ status }) => ({
      html: [`<h1>error ${status}</h1>`],
      inlineScripts: [],
      inlineStyles: [],
    }),
    readAddress: (path) => ({ path, query: [] }),
    noteAge: (html) => html,
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
