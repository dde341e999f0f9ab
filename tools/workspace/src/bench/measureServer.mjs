import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { ask, askAll, quantile, range } from '../load/askAll.mjs';
import { cpuMs } from '../load/processUse.mjs';
import { articlePath } from '../load/startSamplePlatform.mjs';
import { createLoad, hasProgram } from './runLoad.mjs';

/** Servers run on the first core; this command, the sample platform and the load on the second. */
const serverCore = '0';
const loadCore = '1';
const connections = 64;
/** After so many pages the compiler has seen enough. */
const warmUpPages = 1500;

/** Pages of lists, which have no numbers: a site that keeps no page makes them anew. */
const listPages = {
  'home made anew': '/davmu/share/',
  'search made anew': `/davmu/share/search/index.html?word=${encodeURIComponent('云浦')}`,
};

/** Headers that a connection gets anew. */
const ownHeaders = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding']);

/** The site's response for a page, for the bare server to send too. */
const copyBytes = async (/** @type {string} */ url) => {
  const entries = await Promise.all(
    /** @type {const} */ (['br', 'identity']).map(async (encoding) => {
      const { headers, body } = await ask(url, { headers: { 'Accept-Encoding': encoding } });
      const remaining = Object.fromEntries(Object.entries(headers).filter(([name]) => !ownHeaders.has(name)));
      return [encoding, { headers: remaining, body: body.toString('base64'), bytes: body.length }];
    }),
  );
  const file = join(tmpdir(), `share-bench-${process.pid}.json`);
  writeFileSync(file, JSON.stringify(Object.fromEntries(entries)));
  return file;
};

const pin = (/** @type {number} */ pid, /** @type {string} */ cores) =>
  void execFileSync('taskset', ['-a', '-p', '-c', cores, String(pid)], { stdio: 'ignore' });

const median = (/** @type {readonly number[]} */ values) => quantile(values, 0.5);

/**
 * The built site beside two bare servers on the same core: finished bytes from memory, and five calls and one `renderToString`.
 *
 * @param {{ stage: import('../load/startStage.mjs').Stage, site: import('../load/startStage.mjs').RunningSite, uncached: import('../load/startStage.mjs').RunningSite, rounds: number, seconds: number, print: (line: string) => void }} options
 *   `uncached`: a site that keeps no page
 */
export const measureServer = async ({ stage, site, uncached, rounds, seconds, print }) => {
  const load = await createLoad();
  const isPinned = availableParallelism() > 1 && (await hasProgram('taskset'));
  const core = isPinned ? loadCore : undefined;
  const knowsCpu = process.platform === 'linux';
  const cachedPath = articlePath(1);
  const newPath = articlePath(0).replace('00000000', '%d');
  // The first answers may be compressed less well.
  for (let visit = 0; visit < 3; visit += 1)
    await ask(site.url + cachedPath, { headers: { 'Accept-Encoding': 'br' } });

  const bytesFile = await copyBytes(site.url + cachedPath);
  const production = { NODE_ENV: 'production' };
  /** @type {(name: string, file: string, place: number, env: NodeJS.ProcessEnv) => Promise<{ url: string, pid: number, program: import('../start/startProgram.mjs').Program }>} */
  const startBare = async (name, file, place, env) => {
    const url = `http://127.0.0.1:${stage.portOf(place)}`;
    const settings = { ...production, PORT: String(stage.portOf(place)), ...env };
    const program = await stage.start(name, join(import.meta.dirname, file), settings, url + cachedPath);
    return { url, pid: program.pid, program };
  };
  const bare = await startBare('bare-server', 'bareServer.mjs', 0, { BYTES_FILE: bytesFile });
  const render = await startBare('render-server', 'renderServer.mjs', 1, {
    API_BASE_URL: stage.platform.url,
  });
  if (isPinned) {
    for (const { pid } of [site, uncached, bare, render]) pin(pid, serverCore);
    pin(process.pid, loadCore);
  }

  /** @type {Record<string, (import('./runLoad.mjs').LoadResult & { cpu: number })[]>} */
  const samples = {};
  /** @type {(name: string, server: { url: string, pid: number }, path: string, encoding: string) => Promise<void>} */
  const sample = async (name, server, path, encoding) => {
    print(`${name} …`);
    const before = knowsCpu ? cpuMs(server.pid) : Number.NaN;
    const result = await load.run({ origin: server.url, path, connections, seconds, encoding, core });
    const used = knowsCpu ? cpuMs(server.pid) - before : Number.NaN;
    (samples[name] ??= []).push({ ...result, cpu: used / (result.requests - result.failed) });
  };
  const everything = /** @type {const} */ ([
    ['cached page, identity: site', site, cachedPath, 'identity'],
    ['cached page, identity: bare', bare, cachedPath, 'identity'],
    ['cached page, brotli: site', site, cachedPath, 'br'],
    ['cached page, brotli: bare', bare, cachedPath, 'br'],
    ['new page: site', site, newPath, 'identity'],
    ['new page: bare render', render, newPath, 'identity'],
    ...Object.entries(listPages).map(
      ([name, path]) => /** @type {const} */ ([`${name}: site`, uncached, path, 'identity']),
    ),
  ]);
  // Not counted: compilers and caches warm up, with pages of their own and in a first round.
  print('warming up …');
  for (const { url } of [site, render])
    await askAll(
      range(1_000_000, warmUpPages).map((number) => url + articlePath(number)),
      { connections: 8, onAnswer: () => undefined },
    );
  for (const path of Object.values(listPages))
    await askAll(Array(warmUpPages).fill(uncached.url + path), {
      connections: 8,
      onAnswer: () => undefined,
    });
  for (let round = 0; round <= rounds; round += 1)
    for (const [name, server, path, encoding] of everything) await sample(name, server, path, encoding);
  await Promise.all([bare, render].map(({ program }) => program.stop(1000)));
  // Processes started later may use all cores again.
  if (isPinned) pin(process.pid, `0-${cpus().length - 1}`);

  const figures = Object.fromEntries(
    Object.entries(samples).map(([name, [, ...counted]]) => {
      const of = (/** @type {'perSecond' | 'cpu' | 'p50' | 'p99' | 'failed'} */ key) =>
        median(counted.map((one) => one[key]));
      const failed = counted.reduce((sum, one) => sum + one.failed, 0);
      return [name, { perSecond: of('perSecond'), cpu: of('cpu'), p50: of('p50'), p99: of('p99'), failed }];
    }),
  );
  const how =
    `${load.name}; ${connections} connections, ${rounds} × ${seconds} s; ` +
    (isPinned ? 'servers on one core, load on the other' : 'not pinned (it takes taskset and two cores)') +
    (knowsCpu ? '' : '; CPU time not measured (no /proc)');
  return { figures, how };
};
