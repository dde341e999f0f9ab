import { closeSync, openSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { execa } from 'execa';

/** @typedef {ReturnType<typeof startService>} Service */

/**
 * Starts a server in a process group of its own; what it prints goes to a file. `uid`: as another user and group.
 *
 * @param {{ name: string, command: string, args: string[], env?: Record<string, string>, uid?: number | undefined, log: string }} options
 */
export const startService = ({ name, command, args, env, uid, log }) => {
  const output = /** @type {3} */ (openSync(log, 'a'));
  const child = execa(command, args, {
    stdin: 'ignore',
    stdout: output,
    stderr: output,
    buffer: false,
    detached: true,
    reject: false,
    ...(env && { env, extendEnv: false }),
    ...(uid !== undefined && { uid, gid: uid }),
  });
  closeSync(output);
  let hasEnded = false;
  const ended = child.then(({ exitCode }) => {
    hasEnded = true;
    return exitCode ?? null;
  });
  const signal = (/** @type {NodeJS.Signals} */ which, /** @type {number} */ pid) => {
    if (hasEnded || child.pid === undefined) return;
    try {
      process.kill(pid, which);
    } catch {
      // It has ended just now.
    }
  };
  const kill = () => signal('SIGKILL', -(child.pid ?? 0));
  return {
    name,
    pid: child.pid ?? 0,
    ended,
    /** Ends it and all it has started at once, as when the machine fails. */
    kill,
    /** Asks it to end; false when it had to be killed. */
    stop: async (/** @type {number} */ milliseconds) => {
      signal('SIGTERM', child.pid ?? 0);
      const stopped = await Promise.race([
        ended.then(() => true),
        pause(milliseconds, false, { ref: false }),
      ]);
      if (!stopped) kill();
      return stopped;
    },
    /** Resolves when a question is answered with true. @type {(isReady: () => Promise<boolean>, seconds?: number) => Promise<void>} */
    ready: async (isReady, seconds = 60) => {
      for (const deadline = Date.now() + seconds * 1000; Date.now() < deadline; await pause(100)) {
        if (hasEnded) throw new Error(`${name} ended before it was ready; see ${log}.`);
        if (await isReady()) return;
      }
      throw new Error(`${name} was not ready after ${seconds} seconds; see ${log}.`);
    },
  };
};
