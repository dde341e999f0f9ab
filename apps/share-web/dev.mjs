/**
 * The site while it is being written: Vite serves the browser's modules with hot reload, pages are rendered from the current
 * source. Expects the platform at API_BASE_URL (`npm run dev` starts the embedded one).
 */
import react from '@vitejs/plugin-react';
import http from 'node:http';
import { join } from 'node:path';
import { createServer } from 'vite';

process.env.NODE_ENV = 'development';

const port = Number(process.env.PORT || 4200);
const host = process.env.HOST || '127.0.0.1';
const base = '/davmu/share/';
const entry = `${base}src/entry.client.ts`;
const traditional = `${base}src/traditional.client.ts`;

const httpServer = http.createServer();
const vite = await createServer({
  configFile: join(import.meta.dirname, 'vite.config.ts'),
  server: { middlewareMode: true, hmr: { server: httpServer } },
  appType: 'custom',
});

/** @param {typeof import('./src/createSite.server')} source */
const startSite = async ({ createSite }) => {
  const origin = process.env.SITE_ORIGIN || `http://127.0.0.1:${port}`;
  const ownPorts = { HOST: '127.0.0.1', PORT: '0', ADMIN_PORT: '0', SERVICE_WORKER: 'off' };
  const env = { ...process.env, ...ownPorts, PAGE_CACHE: 'off', SITE_ORIGIN: origin };
  // Style files come one by one, see `withHotReload`.
  const styleSheets = [{ href: 'data:text/css,', rules: [] }];
  const files = { entry, traditional, logo: `${base}logo.svg`, styleSheets, release: 'development' };
  const { server } = createSite(env, files, { checksParts: true });
  const { url } = await server.listen();
  return { url, close: () => server.close() };
};

let site = { source: undefined, started: undefined };

/** Address of the site, on a port of its own; started again when its source has changed. */
const currentSite = async () => {
  const source = await vite.ssrLoadModule('/src/createSite.server.ts');
  if (source !== site.source) {
    const earlier = site.started;
    site = { source, started: startSite(source) };
    void earlier?.then(({ close }) => close()).catch(() => undefined);
  }
  return (await site.started).url;
};

/** The style files of all modules that render pages. */
const styleLinks = () =>
  [...vite.environments.ssr.moduleGraph.idToModuleMap.keys()]
    .filter((id) => /\.styles\.css$/.test(id))
    .map((id) => `<link rel="stylesheet" href="${base}@fs${id}">`)
    .join('');

/** The content security policy is the production server's: hot reload needs inline scripts. */
const withHotReload = (html) =>
  html
    .replace('</head>', `${styleLinks()}</head>`)
    .replace(
      '<script type="module"',
      `<script type="module">${react.preambleCode.replace('__BASE__', base)}</script>` +
        `<script type="module" src="${base}@vite/client"></script><script type="module"`,
    );

/** Passes a request on to the site; pages come back with hot reload. */
const passOn = async (request, response) => {
  const target = new URL(request.originalUrl, await currentSite());
  const headers = { ...request.headers, 'accept-encoding': 'identity' };
  const upstream = http.request(target, { method: request.method, headers });
  const answered = new Promise((resolve, reject) => upstream.on('response', resolve).on('error', reject));
  request.pipe(upstream);
  const answer = await answered;
  if (!answer.headers['content-type']?.startsWith('text/html')) {
    response.writeHead(answer.statusCode, answer.headers);
    answer.pipe(response);
    return;
  }
  delete answer.headers['content-length'];
  delete answer.headers['content-security-policy'];
  const html = withHotReload(Buffer.concat(await answer.toArray()).toString());
  response.writeHead(answer.statusCode, answer.headers);
  response.end(html);
};

httpServer.on('request', (request, response) =>
  vite.middlewares(request, response, () =>
    passOn(request, response).catch((error) => {
      vite.ssrFixStacktrace(error);
      response.writeHead(502, { 'Content-Type': 'text/plain; charset=utf-8' });
      response.end(String(error.stack));
    }),
  ),
);
for (const signal of ['SIGTERM', 'SIGINT']) {
  process.once(signal, () => void vite.close().finally(() => process.exit(0)));
}
httpServer.listen(port, host, () => process.stdout.write(`dev site ready http://${host}:${port}${base}\n`));
