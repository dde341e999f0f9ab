/**
 * The site while it is being written: Vite serves the browser's modules with hot reload, pages are rendered from source at
 * every request. Expects the platform at API_BASE_URL (`npm run dev` starts the embedded one).
 */
import http from 'node:http';
import { join } from 'node:path';
import { createServer } from 'vite';

process.env.NODE_ENV = 'development';

const port = Number(process.env.PORT ?? 4200);
const base = '/davmu/share/';
const entry = `${base}src/entry.client.ts`;

const server = http.createServer();
const vite = await createServer({
  configFile: join(import.meta.dirname, 'vite.config.ts'),
  server: { middlewareMode: true, hmr: { server } },
  appType: 'custom',
});

const siteServer = await vite.ssrLoadModule(join(import.meta.dirname, '../../libs/site-server/src/index.ts'));
const { createPlatform } = await vite.ssrLoadModule('/src/compose/createPlatform.server.ts');
const { findRoute } = await vite.ssrLoadModule('/src/routes/findRoute.ts');
const { createSiteConfigSource } = await vite.ssrLoadModule('/src/compose/siteConfig.server.ts');

const settings = siteServer.readSettings({
  ...process.env,
  PORT: '0',
  ADMIN_PORT: '0',
  PAGE_CACHE: 'off',
  SITE_ORIGIN: `http://127.0.0.1:${port}`,
});
const files = { entry, logo: `${base}logo.svg` };
const siteConfig = createSiteConfigSource(settings, files.logo);
const platform = createPlatform(settings);

/** The renderer from its present source. */
const loadRenderer = async () => {
  const { createRenderer } = await vite.ssrLoadModule('/src/compose/renderPage.server.tsx');
  return createRenderer({ settings, platform, siteConfig, files });
};

/** The site itself, on a port of its own. */
const { url: siteUrl } = await siteServer
  .createSiteServer({
    settings,
    logger: siteServer.createLogger(settings),
    renderPage: async (request) => (await loadRenderer()).renderPage(request),
    renderError: (await loadRenderer()).renderError,
    allowedQuery: (path) => findRoute(path)?.query ?? [],
  })
  .listen();

/** React's hot reload needs these before any component; the content security policy is the production server's. */
const withDevScripts = (html) =>
  html.replace(
    '<script type="module"',
    `<script type="module">import{injectIntoGlobalHook}from"${base}@react-refresh";injectIntoGlobalHook(window);` +
      `window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>(t)=>t;</script>` +
      `<script type="module" src="${base}@vite/client"></script><script type="module"`,
  );

const passOn = (request, response) => {
  const target = new URL(request.originalUrl ?? request.url, siteUrl);
  const headers = { ...request.headers, 'accept-encoding': 'identity' };
  const upstream = http.request(target, { method: request.method, headers }, async (answer) => {
    const isPage = answer.headers['content-type']?.startsWith('text/html') ?? false;
    if (!isPage) {
      response.writeHead(answer.statusCode, answer.headers);
      answer.pipe(response);
      return;
    }
    const html = withDevScripts(Buffer.concat(await answer.toArray()).toString());
    const location = answer.headers.location;
    response.writeHead(answer.statusCode, {
      'Content-Type': 'text/html; charset=utf-8',
      ...(location && { Location: location }),
    });
    response.end(html);
  });
  upstream.on('error', (error) => {
    response.writeHead(502, { 'Content-Type': 'text/plain; charset=utf-8' });
    response.end(String(error));
  });
  request.pipe(upstream);
};

server.on('request', (request, response) =>
  vite.middlewares(request, response, () => passOn(request, response)),
);
server.listen(port, '127.0.0.1', () =>
  process.stdout.write(`dev site ready http://127.0.0.1:${port}${base}\n`),
);
