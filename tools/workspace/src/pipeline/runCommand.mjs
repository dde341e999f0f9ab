import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { execa } from 'execa';

/**
 * @typedef {object} RunOptions
 * @property {NodeJS.ProcessEnv} [env] added to the environment of this process
 * @property {boolean} [quiet] show only what goes to standard error
 * @property {number} [minutes] time limit for the command and all it started (default 10)
 */

/** @type {Set<import('execa').ResultPromise>} */
const running = new Set();

let isStopping = false;

/** Time for a command to end the browsers and servers it started. */
const graceMs = 5000;

/**
 * Runs a command without input, in its own process group so that everything it started can be ended with it.
 *
 * @param {string} cwd
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<number>} its exit code; 1 when it was killed or could not be started
 */
export const runCommand = async (cwd, command, args, { env = {}, quiet = false, minutes = 10 } = {}) => {
  if (isStopping) return 1;
  const stdout = quiet ? 'ignore' : 'inherit';
  const child = execa(command, args, {
    cwd,
    env,
    stdin: 'ignore',
    stdout,
    stderr: 'inherit',
    detached: true,
  });
  const timer = setTimeout(() => {
    console.error(`"${command} ${args.join(' ')}" was ended after ${minutes} minutes.`);
    void endGroup(child);
  }, minutes * 60_000);
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
 * @param {string} root
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
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
  const isOver = child.then(
    () => true,
    () => true,
  );
  process.kill(-child.pid, 'SIGTERM');
  if (!(await Promise.race([isOver, pause(graceMs, false, { ref: false })])))
    process.kill(-child.pid, 'SIGKILL');
};
