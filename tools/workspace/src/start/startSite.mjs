import { mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, relative } from 'node:path';
import { linkLines, loadDemoLinks, tryLinks } from './demoLinks.mjs';
import { startProgram } from './startProgram.mjs';

/** @typedef {import('./startProgram.mjs').Program} Program */

/** The first start fills the embedded database. */
const readySeconds = 120;

/** @typedef {import('./startSettings.mjs').StartSettings} StartSettings */

/**
 * `files` are the built programs, `logs` is the folder of the log files.
 *
 * @typedef {{ root: string, settings: StartSettings, files: Record<'site' | 'platform', string> }} ProgramOptions
 * @typedef {ProgramOptions & { logs: string, print: (line: string) => void }} StartOptions
 */

/**
 * Starts the platform (unless another one is used) and the site, prints where everything is, and waits.
 *
 * @param {StartOptions} options
 * @param {AbortSignal} stop
 * @returns {Promise<number>} exit code: 0 when it was stopped and both were drained
 */
export const startSite = async (options, stop) => {
  const { settings, files, print } = options;
  const { drainMs } = settings;
  /** @type {Program[]} */
  const programs = [];
  const stopped = new Promise((resolve) => stop.addEventListener('abort', () => resolve(undefined)));
  const killAll = () => programs.forEach(({ kill }) => kill());
  process.once('exit', killAll);
  try {
    await checkPorts(settings);
    mkdirSync(options.logs, { recursive: true });
    const startAll = async () => {
      if (settings.embedded)
        await start(options, programs, 'reference platform', files.platform, settings.platform);
      if (stop.aborted) return;
      await start(options, programs, 'site', files.site, settings.site);
      await printLinks(options);
      await rejectWhenOneEnds(programs);
    };
    await Promise.race([startAll(), stopped]);
    return await drain(programs, drainMs, print, 0);
  } catch (error) {
    print(error instanceof Error ? error.message : String(error));
    return await drain(programs, drainMs, print, 1);
  } finally {
    process.off('exit', killAll);
  }
};

/** Whether a server could listen there now. */
export const isPortFree = (/** @type {number} */ port, /** @type {string} */ host) =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });

/** An old server that answers in place of the new one would mislead the visitor. */
const checkPorts = async (/** @type {StartSettings} */ { ports, host }) => {
  for (const { name, variable, port } of ports) {
    if (!(await isPortFree(port, host))) {
      throw new Error(
        `Port ${port}, meant for ${name}, is taken: end what listens there or set ${variable}.`,
      );
    }
  }
};

/** @type {(options: StartOptions, programs: Program[], name: string, file: string, address: string) => Promise<void>} */
const start = async ({ root, settings, logs, print }, programs, name, file, address) => {
  print(`Starting the ${name} …`);
  const log = join(logs, `${name.replace(' ', '-')}.log`);
  const program = startProgram({ name, file, root, env: settings.env, log, print });
  programs.push(program);
  await Promise.race([program.ready(`${address}/-/ready`, readySeconds), rejectWhenOneEnds(programs)]);
};

const printLinks = async (/** @type {StartOptions} */ { root, settings, logs, print }) => {
  const links = await loadDemoLinks(settings.platform);
  const home = { kind: 'home', path: '/davmu/share/' };
  print(`\nThe site is ready: ${settings.site}/davmu/share/`);
  print(`The platform: ${settings.platform}`);
  print(`Logs: ${relative(root, logs)}/\n`);
  const all = links.some(({ path }) => path === home.path) ? links : [home, ...links];
  const { shown, missing } = await tryLinks(all, settings.site);
  linkLines(shown, settings.site).forEach((line) => print(line));
  if (missing.length > 0) print(`  (${missing.length} more sample pages have no page of the site yet)`);
  if (links.length === 0) print('  (this platform offers no list of sample pages)');
  print('\nCtrl-C stops everything.');
};

const rejectWhenOneEnds = async (/** @type {readonly Program[]} */ programs) => {
  const name = await Promise.race(programs.map((program) => program.ended.then(() => program.name)));
  throw new Error(`The ${name} has ended by itself; the rest is stopped too. Its log says why.`);
};

/**
 * Stops the site before the platform it asks, so that open requests still get their answers.
 *
 * @type {(programs: readonly Program[], drainMs: number, print: (line: string) => void, code: number) => Promise<number>}
 */
const drain = async (programs, drainMs, print, code) => {
  const deadline = Date.now() + drainMs;
  let result = code;
  if (programs.length > 0) print('Stopping …');
  for (const program of programs.toReversed()) {
    if (await program.stop(Math.max(500, deadline - Date.now()))) continue;
    print(`The ${program.name} did not stop in time and was killed.`);
    result = 1;
  }
  return result;
};
