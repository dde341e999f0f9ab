import { closeSync, openSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { execa } from 'execa';

/** @typedef {ReturnType<typeof startProgram>} Program */

/** pino's number for errors. */
const errorLevel = 50;

/**
 * Starts a Node program whose JSON log goes to a file (of this start only); its errors, and all it writes to standard error, are
 * also printed. Without `print` the log goes straight to the file, so that reading it costs this process nothing. It has its own
 * process group, so that Ctrl-C reaches it once, through `stop`. `uid` starts it as another user and group.
 *
 * @param {{ name: string, file: string, root: string, env: NodeJS.ProcessEnv, log: string, uid?: number, print?: (line: string) => void }} options
 */
export const startProgram = ({ name, file, root, env, log, uid, print }) => {
  const printing = (/** @type {typeof errorIn} */ toMessage) =>
    function* (/** @type {unknown} */ line) {
      const message = toMessage(String(line));
      if (message) print?.(`${name}: ${message}`);
      yield line;
    };
  writeFileSync(log, '');
  const written = { file: log, append: true };
  // Any descriptor will do; the types of execa know the first ones only.
  const straight = print ? undefined : /** @type {3} */ (openSync(log, 'a'));
  const child = execa(process.execPath, [file], {
    cwd: root,
    env,
    extendEnv: false,
    stdin: 'ignore',
    stdout: straight ?? [printing(errorIn), written],
    stderr: straight ?? [printing((line) => line), written],
    buffer: false,
    detached: true,
    reject: false,
    ...(uid !== undefined && { uid, gid: uid }),
  });
  if (straight !== undefined) closeSync(straight);
  const ended = child.then(({ exitCode }) => exitCode ?? null);
  return {
    name,
    pid: child.pid ?? 0,
    /** The exit code, null after a signal. */
    ended,
    /** Resolves when the address answers 200. */
    ready: async (/** @type {string} */ address, /** @type {number} */ seconds) => {
      let hasEnded = false;
      void ended.then(() => (hasEnded = true));
      const deadline = Date.now() + seconds * 1000;
      while (Date.now() < deadline) {
        if (hasEnded) throw new Error(`${name} ended before it was ready.`);
        const response = await fetch(address, { signal: AbortSignal.timeout(2000) }).catch(() => undefined);
        if (response?.ok) return;
        await pause(100);
      }
      throw new Error(`${name} was not ready after ${seconds} seconds (${address}).`);
    },
    /** Drains the program; false when it had to be killed. */
    stop: async (/** @type {number} */ milliseconds) => {
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

/** The message of a JSON log line at error level or above. @type {(line: string) => string | undefined} */
export const errorIn = (line) => {
  if (!line.startsWith('{')) return undefined;
  try {
    const { level, msg, err } = JSON.parse(line);
    return level >= errorLevel ? String(msg ?? err?.message ?? line) : undefined;
  } catch {
    return undefined;
  }
};
