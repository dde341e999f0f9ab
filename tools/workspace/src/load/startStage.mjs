import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProgram } from '../start/startProgram.mjs';
import { startSamplePlatform } from './startSamplePlatform.mjs';

/** @typedef {Awaited<ReturnType<typeof startStage>>} Stage */
/** @typedef {Awaited<ReturnType<Stage['startSite']>>} RunningSite */

/** Below the workspace, where its packages are found. */
export const siteFolder = 'apps/share-web/dist';
const siteFile = `${siteFolder}/server/main.js`;
const platformFile = 'apps/reference-api/dist/main.js';
const drainMs = 12_000;

/**
 * The built site on a sample platform, whose answers come from the reference platform. The stage uses the ports from `port` on.
 *
 * @param {{ root: string, port: number, delayMs: number }} options `delayMs`: how long the platform takes for an answer
 * @throws {Error} when something is not built
 */
export const startStage = async ({ root, port, delayMs }) => {
  for (const file of [siteFile, platformFile])
    if (!existsSync(join(root, file)))
      throw new Error(`${file} is missing: npx nx run-many -t build -p share-web reference-api`);
  const logs = join(root, 'tmp/stage');
  const folder = mkdtempSync(join(tmpdir(), 'share-stage-'));
  mkdirSync(logs, { recursive: true });
  /** @type {Set<import('../start/startProgram.mjs').Program>} */
  const running = new Set();
  /** @type {typeof running} */
  const sites = new Set();
  const killAll = () => running.forEach(({ kill }) => kill());
  process.once('exit', killAll);

  /** @type {(name: string, file: string, env: NodeJS.ProcessEnv, readyAt: string) => Promise<import('../start/startProgram.mjs').Program>} */
  const start = async (name, file, env, readyAt) => {
    const log = join(logs, `${name}.log`);
    const program = startProgram({ name, file, root, env: { ...process.env, ...env }, log });
    running.add(program);
    void program.ended.then(() => running.delete(program));
    await program.ready(readyAt, 120);
    return program;
  };

  const source = `http://127.0.0.1:${port + 9}`;
  const reference = await start(
    'reference-platform',
    platformFile,
    { REFERENCE_API_PORT: String(port + 9), DATA_DIR: join(folder, 'data'), DATABASE_URL: '' },
    `${source}/-/ready`,
  );
  const platform = await startSamplePlatform({ source, port: port + 8, delayMs });

  return {
    root,
    platform,
    /** Address of the reference platform itself. */
    source,
    delayMs,
    /** The platform as it was, and no site left. */
    reset: async () => {
      await platform.setFault('');
      platform.setDelay(delayMs);
      await Promise.all([...sites].map(({ stop }) => stop(drainMs)));
    },
    /** A port that the stage itself leaves free. */
    portOf: (/** @type {number} */ place) => port + 2 + place,
    start,
    /** Starts a site; `place` distinguishes several, `file` is the program of another release. */
    startSite: async (/** @type {NodeJS.ProcessEnv} */ env = {}, place = 0, file = siteFile) => {
      const own = port + place * 4;
      const url = `http://127.0.0.1:${own}`;
      const settings = {
        PORT: String(own),
        ADMIN_PORT: String(own + 1),
        API_BASE_URL: platform.url,
        ASSETS_KEEP_DIR: join(folder, 'assets'),
        ...env,
      };
      const program = await start(`site-${place}`, file, settings, `${url}/-/ready`);
      sites.add(program);
      void program.ended.then(() => sites.delete(program));
      return {
        url,
        adminUrl: `http://127.0.0.1:${own + 1}`,
        pid: program.pid,
        /** The file of its log. */
        log: join(logs, `site-${place}.log`),
        /** Milliseconds until it had ended after SIGTERM; `Infinity` when it had to be killed. */
        stop: async () => {
          const startedAt = performance.now();
          const drained = await program.stop(drainMs);
          return drained ? performance.now() - startedAt : Number.POSITIVE_INFINITY;
        },
      };
    },
    close: async () => {
      await platform.close();
      await reference.stop(drainMs);
      killAll();
      process.off('exit', killAll);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
