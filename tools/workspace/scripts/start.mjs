/**
 * `npm start`: installs and builds what is missing, then runs the platform and the site until Ctrl-C. `npm run dev` adds `--dev`:
 * the site runs from source, with hot reload. `npm start -- --scenario platform-down` selects a scenario of the platform.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { installWhenNeeded } from '../src/pipeline/install.mjs';
import { startSettings } from '../src/start/startSettings.mjs';

const root = join(import.meta.dirname, '../../..');
const { values: options } = parseArgs({
  options: { dev: { type: 'boolean', default: false }, scenario: { type: 'string' } },
});
if (options.scenario) process.env['REFERENCE_SCENARIO'] = options.scenario;
const stop = new AbortController();

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => {
    if (stop.signal.aborted) process.exit(1);
    stop.abort();
  });
}

/** @param {boolean} embedded whether the reference platform is needed too */
const build = async (embedded) => {
  console.log('Building what has changed …');
  const projects = [...(options.dev ? [] : ['share-web']), ...(embedded ? ['reference-api'] : [])];
  if (projects.length === 0) return;
  const { endRunning, runNx } = await import('../src/pipeline/runCommand.mjs');
  stop.signal.addEventListener('abort', () => void endRunning());
  const code = await runNx(root, ['run-many', '--targets=build', `--projects=${projects.join(',')}`]);
  if (code !== 0) throw new Error('The build failed; see its message above.');
};

try {
  const settings = startSettings(process.env);
  await installWhenNeeded(root, stop.signal);
  await build(settings.embedded);
  const { startSite } = await import('../src/start/startSite.mjs');
  process.exitCode = await startSite(
    {
      root,
      settings,
      files: {
        site: options.dev ? 'apps/share-web/dev.mjs' : 'apps/share-web/dist/server/main.js',
        platform: 'apps/reference-api/dist/main.js',
      },
      logs: join(root, '.data/logs'),
      print: console.log,
    },
    stop.signal,
  );
} catch (error) {
  if (!stop.signal.aborted) console.error(error instanceof Error ? error.message : error);
  process.exitCode = stop.signal.aborted ? 0 : 1;
}
