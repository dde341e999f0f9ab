/**
 * Builds a small application with `compileStyles` and serves it while its files change. A program of its own, because Vite has only ES
 * modules. Arguments: its folder, and changes as JSON, `[[file, text, new text]]`, each of the files as they were at first. Prints as JSON
 * the output of the build, the development server's first responses, and its responses after each change.
 */
import react from '@vitejs/plugin-react';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { join } from 'node:path';
import { build, createServer } from 'vite';
import { toReadableName } from '../build/classNames.mjs';
import { compileStyles } from '../styles/compileStyles.mjs';

const root = process.argv[2] ?? '';
/** @type {[file: string, from: string, to: string][]} */
const changes = JSON.parse(process.argv[3] ?? '[]');

/** @type {import('vite').InlineConfig} */
const config = {
  root,
  configFile: false,
  logLevel: 'silent',
  plugins: [compileStyles(toReadableName, root), react()],
};

const buildFiles = async () => {
  const rolldownOptions = { input: 'entry.tsx', external: [/^react\//] };
  const built = await build({ ...config, build: { write: false, minify: false, rolldownOptions } });
  const { output } = /** @type {import('vite').Rolldown.RolldownOutput} */ ([built].flat()[0]);
  return output.map((file) => (file.type === 'chunk' ? file.code : String(file.source)));
};

/** The files that the browser has to load again, after a file has this text. @type {(server: import('vite').ViteDevServer, file: string, text: string) => Promise<string[]>} */
const write = (server, file, text) =>
  new Promise((resolve) => {
    const { hot } = server.environments.client;
    hot.send = (/** @type {any} */ payload) =>
      payload.type === 'custom'
        ? undefined
        : resolve(
            (payload.updates ?? [payload]).map((/** @type {any} */ { path, type }) => path ?? type).sort(),
          );
    writeFileSync(file, text);
    server.watcher.emit('change', file);
  });

const serve = async () => {
  const server = await createServer({
    ...config,
    server: { middlewareMode: true, hmr: { server: createHttpServer() }, watch: { ignored: ['**'] } },
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
  });
  const { client, ssr } = server.environments;
  const load = async (/** @type {string} */ path, environment = client) =>
    (await environment.transformRequest(path))?.code ?? '';
  const sheetPath = join(root, 'Card.styles.css');
  const loadAll = async () => {
    for (const environment of [client, ssr]) {
      await load('/entry.tsx', environment);
      await load('/Card.styles.ts', environment);
    }
    return {
      component: await load('/Card.tsx'),
      sheet: await load(sheetPath),
      onServer: await load('/Card.tsx', ssr),
    };
  };
  const first = {
    ...(await loadAll()),
    linked: await client.transformRequest(`/@fs${sheetPath}?direct`),
    library: await client.pluginContainer.resolveId('styled-components', join(root, 'Card.styles.ts')),
  };
  const changed = [];
  for (const [name, from, to] of changes) {
    const file = join(root, name);
    const text = readFileSync(file, 'utf8');
    const updates = await write(server, file, text.replace(from, to));
    changed.push({ updates, ...(await loadAll()) });
    await write(server, file, text);
    await loadAll();
  }
  await server.close();
  return { first, changed };
};

const result = await buildFiles()
  .then(async (built) => ({ built, served: await serve() }))
  .catch((error) => ({ refusal: String(error.message) }));
console.log(JSON.stringify(result));
