/**
 * Builds a small application with `compileStyles` and serves it while its files change. A program of its own, because Vite has only ES
 * modules. The first argument is its folder; prints as JSON what the build has, what the development server sends at first and what a
 * change of a rule, and then of an element, makes it send.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { join } from 'node:path';
import { build, createServer } from 'vite';
import { toReadableName } from '../build/classNames.mjs';
import { compileStyles } from '../styles/compileStyles.mjs';

const root = process.argv[2] ?? '';
const styleFile = join(root, 'Card.styles.ts');

/** @type {import('vite').InlineConfig} */
const config = {
  root,
  configFile: false,
  logLevel: 'silent',
  css: { modules: { generateScopedName: toReadableName } },
  plugins: [compileStyles(root)],
};

const buildFiles = async () => {
  const rolldownOptions = { input: 'entry.tsx', external: [/^react\//] };
  const built = await build({ ...config, build: { write: false, minify: false, rolldownOptions } });
  const { output } = /** @type {import('vite').Rolldown.RolldownOutput} */ ([built].flat()[0]);
  return output.map((file) => (file.type === 'chunk' ? file.code : String(file.source)));
};

/** The files that the browser is told to load again, after the style file has this text. @param {import('vite').ViteDevServer} server @param {string} text */
const change = (server, text) =>
  new Promise((resolve) => {
    const { hot } = server.environments.client;
    hot.send = (/** @type {any} */ payload) =>
      payload.type === 'custom'
        ? undefined
        : resolve(
            (payload.updates ?? [payload]).map((/** @type {any} */ { path, type }) => path ?? type).sort(),
          );
    writeFileSync(styleFile, text);
    server.watcher.emit('change', styleFile);
  });

const serve = async () => {
  const server = await createServer({
    ...config,
    server: { middlewareMode: true, hmr: { server: createHttpServer() }, watch: { ignored: ['**'] } },
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
  });
  const load = async (/** @type {string} */ path) => (await server.transformRequest(path))?.code ?? '';
  await load('/entry.tsx');
  await load('/Card.styles.ts');
  const first = {
    component: await load('/Card.tsx'),
    sheet: await load(join(root, 'Card.styles.css')),
    linked: await server.transformRequest(`/@fs${join(root, 'Card.styles.css')}?direct`),
  };
  const source = readFileSync(styleFile, 'utf8');
  const rule = await change(server, source.replace('red', 'blue'));
  const sheet = await load(join(root, 'Card.styles.css'));
  const element = await change(server, source.replace('div', 'section'));
  const component = await load('/Card.tsx');
  await server.close();
  return { first, rule, sheet, element, component };
};

const result = await buildFiles()
  .then(async (built) => ({ built, served: await serve() }))
  .catch((error) => ({ refusal: String(error.message) }));
console.log(JSON.stringify(result));
