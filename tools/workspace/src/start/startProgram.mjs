import { writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { execa } from 'execa';

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
 * Starts a Node program whose JSON log goes to a file (of this start only); its errors, and all it writes to standard error, are
 * also printed. It has its own process group, so that Ctrl-C reaches it once, through `stop`.
 *
 * @param {{ name: string, file: string, root: string, env: NodeJS.ProcessEnv, log: string, print: (line: string) => void }} options
 * @returns {Program}
 */
export const startProgram = ({ name, file, root, env, log, print }) => {
  /** @param {(line: string) => string | undefined} toMessage */
  const printing = (toMessage) =>
    /** @param {unknown} line */
    function* (line) {
      const message = toMessage(String(line));
      if (message) print(`${name}: ${message}`);
      yield line;
    };
  writeFileSync(log, '');
  const written = { file: log, append: true };
  const child = execa(process.execPath, [file], {
    cwd: root,
    env,
    extendEnv: false,
    stdin: 'ignore',
    stdout: [printing(errorIn), written],
    stderr: [printing((line) => line), written],
    buffer: false,
    detached: true,
    reject: false,
  });
  const ended = child.then(({ exitCode }) => exitCode ?? null);
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

const untilReady = async (
  /** @type {string} */ name,
  /** @type {Promise<number | null>} */ ended,
  /** @type {string} */ address,
  /** @type {number} */ seconds,
) => {
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

const answers = async (/** @type {string} */ address) => {
  try {
    return (await fetch(address, { signal: AbortSignal.timeout(2000) })).ok;
  } catch {
    return false;
  }
};
