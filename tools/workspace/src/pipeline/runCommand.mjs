import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { execa } from 'execa';

/** @type {Set<import('execa').ResultPromise>} */
const running = new Set();

let isStopping = false;

const usualLimitMinutes = 10;

/** Time for a command to end the browsers and servers it started. */
const graceMs = 5000;

/**
 * Runs a command without input, in its own process group so that everything it started can be ended with it. Resolves with
 * its exit code; 1 when it was killed or could not be started. `env` is added to the environment of this process; after `limitMinutes`
 * (10 by default) it is ended.
 *
 * @typedef {{ env?: NodeJS.ProcessEnv, onlyErrors?: boolean, limitMinutes?: number }} RunOptions
 * @type {(cwd: string, command: string, args: readonly string[], options?: RunOptions) => Promise<number>}
 */
export const runCommand = async (
  cwd,
  command,
  args,
  { env = {}, onlyErrors = false, limitMinutes = usualLimitMinutes } = {},
) => {
  if (isStopping) return 1;
  /** @type {import('execa').Options} */
  const stdio = { stdin: 'ignore', stdout: onlyErrors ? 'ignore' : 'inherit', stderr: 'inherit' };
  const child = execa(command, args, { cwd, env, ...stdio, detached: true });
  const timer = setTimeout(() => {
    console.error(`"${command} ${args.join(' ')}" was ended after ${limitMinutes} minutes.`);
    void endGroup(child);
  }, limitMinutes * 60_000);
  running.add(child);
  const { exitCode, shortMessage } = await child.catch((error) => error);
  clearTimeout(timer);
  running.delete(child);
  if (child.pid === undefined) console.error(shortMessage);
  return exitCode ?? 1;
};

/**
 * Runs the workspace's own Nx without its daemon, so that no process stays behind.
 *
 * @type {(root: string, args: readonly string[], options?: RunOptions) => Promise<number>}
 */
export const runNx = (root, args, options) =>
  runCommand(root, process.execPath, [join(root, 'node_modules/nx/dist/bin/nx.js'), ...args], {
    ...options,
    env: { NX_DAEMON: 'false', NX_TUI: 'false', ...options?.env },
  });

/** Ends every running command with all it started, and waits until they are gone. Later commands do not start. */
export const endRunning = async () => {
  isStopping = true;
  await Promise.all([...running].map(endGroup));
};

const endGroup = async (/** @type {import('execa').ResultPromise} */ child) => {
  if (child.pid === undefined) return;
  const hasEnded = child.catch(() => undefined).then(() => true);
  process.kill(-child.pid, 'SIGTERM');
  if (!(await Promise.race([hasEnded, pause(graceMs, false, { ref: false })])))
    process.kill(-child.pid, 'SIGKILL');
};
