import { fork } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';

/**
 * Bundles a program of this workspace and starts it as a process of its own, which first sends `{ id: 0, … }` and then answers each
 * request by its `id`.
 *
 * @template Started
 * @param {{ root: string, file: string }} options `file`: from `root`
 * @returns {Promise<{ started: Started, ask: (request?: object) => Promise<any>, stop: () => Promise<void> }>}
 */
export const startForked = async ({ root, file }) => {
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
    packages: 'external',
    logLevel: 'error',
  });
  const program = fork(outfile, { stdio: 'inherit' });
  /** @type {Map<number, (answer: any) => void>} */
  const waiting = new Map();
  /** @type {Promise<Started>} */
  const started = new Promise((resolve, reject) => {
    waiting.set(0, resolve);
    program.once('exit', (code) => reject(new Error(`${file} ended with ${code}.`)));
  });
  program.on('message', (/** @type {{ id: number }} */ answer) => waiting.get(answer.id)?.(answer));
  let last = 0;
  return {
    started: await started,
    ask: (request = {}) => {
      const id = (last += 1);
      return new Promise((resolve) => {
        waiting.set(id, resolve);
        program.send({ id, ...request });
      });
    },
    stop: async () => {
      program.kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
