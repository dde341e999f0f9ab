import { fork } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';

/** A command that is killed leaves no program behind. */
const endWithParent = "process.once('disconnect', () => process.exit());\n";

/** For bundled packages of the older kind that load a module of Node. */
const requireInModules =
  "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";

/**
 * Bundles a program of this workspace and starts it as a process of its own, which first sends `{ id: 0, … }` and then answers each
 * request by its `id`.
 *
 * @template Started
 * @param {{ root: string, file: string, withPackages?: boolean, env?: NodeJS.ProcessEnv }} options `file`: from `root`; `env`: besides that of this process; `withPackages`: bundles packages, too, for code of the
 *   browser whose imports Node resolves in another way
 * @returns {Promise<{ started: Started, ask: (request?: object) => Promise<any>, stop: () => Promise<void> }>}
 */
export const startForked = async ({ root, file, withPackages = false, env }) => {
  const folder = join(root, 'tmp/forked', file.replaceAll('/', '-'));
  await mkdir(folder, { recursive: true });
  const outfile = join(folder, 'program.mjs');
  await build({
    entryPoints: [join(root, file)],
    bundle: true,
    platform: 'node',
    format: 'esm',
    outfile,
    tsconfig: join(root, 'tsconfig.base.json'),
    ...(withPackages ? { mainFields: ['module', 'main'] } : { packages: 'external' }),
    banner: { js: endWithParent + (withPackages ? requireInModules : '') },
    logLevel: 'error',
  });
  const program = fork(outfile, { stdio: 'inherit', env: { ...process.env, ...env } });
  /** @type {Map<number, { resolve: (answer: any) => void, reject: (error: Error) => void }>} */
  const waiting = new Map();
  program.once('exit', (code) => {
    for (const { reject } of waiting.values()) reject(new Error(`${file} ended with ${code}.`));
  });
  program.on('message', (/** @type {{ id: number }} */ answer) => {
    waiting.get(answer.id)?.resolve(answer);
    waiting.delete(answer.id);
  });
  let last = -1;
  const waitFor = (/** @type {(id: number) => void} */ send) => {
    const id = (last += 1);
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      send(id);
    });
  };
  return {
    started: await waitFor(() => undefined),
    ask: (request = {}) => waitFor((id) => program.send({ id, ...request })),
    stop: async () => {
      program.kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
