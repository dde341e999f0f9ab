import type { AddressInfo } from 'node:net';
import http from 'node:http';
import { createLogger } from '../src/logs/createLogger';
import { createSiteServer } from '../src/http/createSiteServer';
import type { SiteServerOptions } from '../src/http/SiteServerOptions';
import type { RenderedPage } from '../src/http/RenderPage';
import { readSettings } from '../src/settings/readSettings';

/** A page with nothing special about it. */
export const plainPage = (html: string, facts: Partial<RenderedPage> = {}): RenderedPage => ({
  kind: 'page',
  status: 200,
  html,
  inlineScripts: [],
  inlineStyles: [],
  freshness: 'content',
  route: '/:actor/:type/:id',
  ...facts,
});

/** A site that runs, and what it logged. */
export interface OpenSite {
  url: string;
  adminUrl: string;
  port: number;
  /** Parsed log lines. */
  log: Record<string, unknown>[];
  close(): Promise<void>;
}

const opened: (() => Promise<void>)[] = [];

/** Closes whatever a test opened; call it in `afterEach`. */
export async function closeOpened(): Promise<void> {
  await Promise.all(opened.splice(0).map((close) => close()));
}

/** Starts a site on free ports around a renderer. */
export async function openSite(
  options: Partial<SiteServerOptions> = {},
  env: Record<string, string> = {},
): Promise<OpenSite> {
  const log: Record<string, unknown>[] = [];
  const settings = readSettings({ PORT: '0', ADMIN_PORT: '0', ...env });
  const server = createSiteServer({
    settings,
    logger: createLogger(settings, { write: (line) => log.push(JSON.parse(line)) }),
    renderPage: async ({ path }) => plainPage(`<h1>${path}</h1>`),
    renderError: ({ status }) => ({ html: `<h1>error ${status}</h1>`, inlineScripts: [], inlineStyles: [] }),
    allowedQuery: () => [],
    ...options,
    limits: { drainMs: 0, ...options.limits },
  });
  const { url, adminUrl } = await server.listen();
  opened.push(() => server.close());
  return { url, adminUrl, port: Number(new URL(url).port), log, close: () => server.close() };
}

/** Starts a bare HTTP server in the place of the platform. */
export async function openUpstream(
  handle: http.RequestListener,
  onServer?: (server: http.Server) => void,
): Promise<string> {
  const server = http.createServer(handle);
  onServer?.(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  opened.push(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
