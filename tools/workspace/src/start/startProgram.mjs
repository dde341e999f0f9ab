import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * @typedef {object} Program
 * @property {string} name
 * @property {Promise<number | null>} ended resolves with the exit code, null after a signal
 * @property {(address: string, seconds: number) => Promise<void>} ready resolves when the address answers 200
 * @property {(milliseconds: number) => Promise<boolean>} stop drains; false when it had to be killed
 * @property {() => void} kill
 */

/** pino's number for errors. */
const errorLevel = 50;

/**
 * Starts a Node program whose JSON log goes to a file (of this start only); its errors, and all it says on standard error, are
 * shown too. It gets a process group of its own, so that Ctrl-C reaches it once, through `stop`.
 *
 * @param {{ name: string, file: string, root: string, env: NodeJS.ProcessEnv, log: string, print: (line: string) => void }} options
 * @returns {Program}
 */
export const startProgram = ({ name, file, root, env, log, print }) => {
  const child = spawn(process.execPath, [file], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const written = createWriteStream(log);
  createInterface({ input: child.stdout }).on('line', (line) => {
    written.write(`${line}\n`);
    const error = errorIn(line);
    if (error) print(`${name}: ${error}`);
  });
  createInterface({ input: child.stderr }).on('line', (line) => {
    written.write(`${line}\n`);
    print(`${name}: ${line}`);
  });
  /** @type {Promise<number | null>} */
  const ended = new Promise((resolve) => {
    child.once('error', (error) => {
      print(`${name}: ${error.message}`);
      resolve(1);
    });
    child.once('close', (code) => written.end(() => resolve(code)));
  });
  return {
    name,
    ended,
    ready: (address, seconds) => untilReady(name, ended, address, seconds),
    stop: async (milliseconds) => {
      child.kill('SIGTERM');
      const stopped = await Promise.race([
        ended.then(() => true),
        pause(milliseconds, false, { ref: false }),
      ]);
      if (!stopped) child.kill('SIGKILL');
      return stopped;
    },
    kill: () => void child.kill('SIGKILL'),
  };
};

/**
 * The message of a JSON log line at error level or above.
 *
 * @param {string} line
 * @returns {string | undefined}
 */
export const errorIn = (line) => {
  if (!line.startsWith('{')) return undefined;
  try {
    const { level, msg, err } = JSON.parse(line);
    return level >= errorLevel ? String(msg ?? err?.message ?? line) : undefined;
  } catch {
    return undefined;
  }
};

/**
 * @param {string} name
 * @param {Promise<number | null>} ended
 * @param {string} address
 * @param {number} seconds
 */
const untilReady = async (name, ended, address, seconds) => {
  let over = false;
  void ended.then(() => (over = true));
  const deadline = Date.now() + seconds * 1000;
  while (Date.now() < deadline) {
    if (over) throw new Error(`${name} ended before it was ready.`);
    if (await answers(address)) return;
    await pause(100);
  }
  throw new Error(`${name} was not ready after ${seconds} seconds (${address}).`);
};

/** @param {string} address */
const answers = async (address) => {
  try {
    return (await fetch(address, { signal: AbortSignal.timeout(2000) })).ok;
  } catch {
    return false;
  }
};
