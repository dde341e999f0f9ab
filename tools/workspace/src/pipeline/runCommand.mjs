import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * @typedef {object} RunOptions
 * @property {NodeJS.ProcessEnv} [env] added to the environment of this process
 * @property {boolean} [quiet] show only what goes to standard error
 * @property {number} [minutes] after this time the command and all it started are ended (default 10)
 */

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/** Once ending has begun nothing new is started. */
let ending = false;

/**
 * Runs a command to its end without input, in a process group of its own so that it can be ended whole.
 *
 * @param {string} root working folder
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<number>} its exit code; 1 when it was killed or could not be started
 */
export const runCommand = (root, command, args, { env = {}, quiet = false, minutes = 10 } = {}) =>
  new Promise((resolve) => {
    if (ending) return resolve(1);
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', quiet ? 'ignore' : 'inherit', 'inherit'],
      detached: true,
    });
    const timer = setTimeout(() => {
      console.error(`"${command} ${args.join(' ')}" was ended after ${minutes} minutes.`);
      void endGroup(child);
    }, minutes * 60_000);
    const finish = (/** @type {number} */ code) => {
      clearTimeout(timer);
      running.delete(child);
      resolve(code);
    };
    running.add(child);
    child.on('error', (error) => {
      console.error(`"${command}" could not be started: ${error.message}`);
      finish(1);
    });
    child.on('close', (code) => finish(code ?? 1));
  });

/**
 * Runs the workspace's own Nx without its daemon, so that nothing stays behind.
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

/** Ends every command that still runs, with all it started, and waits until they are gone. */
export const endRunning = async () => {
  ending = true;
  await Promise.all([...running].map(endGroup));
};

/** Time for a command to end what it started in its turn (browsers, servers). */
const graceMs = 5000;

/** @param {import('node:child_process').ChildProcess} child */
const endGroup = async (child) => {
  const closed = new Promise((resolve) => child.once('close', () => resolve(true)));
  signalGroup(child, 'SIGTERM');
  const gone = await Promise.race([closed, pause(graceMs, false, { ref: false })]);
  if (!gone) signalGroup(child, 'SIGKILL');
};

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
const signalGroup = (child, signal) => {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    child.kill(signal);
  }
};
