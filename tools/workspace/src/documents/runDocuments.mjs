import { execFileSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { execa } from 'execa';
import { runCommand } from '../pipeline/runCommand.mjs';
import { generators, runs, served } from './trials.mjs';

/** Seconds until a program that serves answers for the first time: it may build before. */
const readySeconds = 240;
/** Milliseconds that a program has to end. */
const graceMs = 15_000;

/** @type {(folder: string, command: string) => Promise<boolean>} */
const run = async (folder, command) =>
  (await runCommand(folder, 'bash', ['-c', command], { onlyErrors: true })) === 0;

/** @type {(address: string, hasEnded: () => boolean) => Promise<boolean>} */
const answers = async (address, hasEnded) => {
  const deadline = Date.now() + readySeconds * 1000;
  while (Date.now() < deadline && !hasEnded()) {
    const response = await fetch(address, { signal: AbortSignal.timeout(20_000) }).catch(() => undefined);
    if (response?.ok) return true;
    await pause(500);
  }
  return false;
};

/** @type {(child: import('execa').ResultPromise) => Promise<void>} */
const endGroup = async (child) => {
  const signal = (/** @type {NodeJS.Signals} */ name) => {
    try {
      process.kill(-(child.pid ?? 0), name);
    } catch {
      // The group has ended.
    }
  };
  signal('SIGTERM');
  await Promise.race([child, pause(graceMs, undefined, { ref: false })]);
  signal('SIGKILL');
};

/**
 * Whether a program answers, and the commands that need it succeed.
 *
 * @type {(folder: string, trial: import('./trials.mjs').Served) => Promise<boolean>}
 */
const serve = async (folder, { command, address, then = [], env = {} }) => {
  if (await fetch(address).then(Boolean, () => false))
    throw new Error(`${address} is answered by another program already.`);
  let hasEnded = false;
  const child = execa('bash', ['-c', command], {
    ...{ cwd: folder, env, stdin: 'ignore', stdout: 'ignore', stderr: 'inherit' },
    ...{ detached: true, reject: false },
  });
  void child.then(() => (hasEnded = true));
  try {
    if (!(await answers(address, () => hasEnded))) return false;
    for (const next of then)
      if (!(await run(folder, next.replace(/^curl /, 'curl --fail -sS ')))) return false;
    return true;
  } finally {
    await endGroup(child);
  }
};

/** What a generator has written has its types and passes its tests; then it is taken back. @type {(folder: string, command: string) => Promise<boolean>} */
const generate = async (folder, command) => {
  try {
    return (
      (await run(folder, command)) &&
      (await run(folder, 'npx nx affected -t typecheck lint test --base=HEAD'))
    );
  } finally {
    execFileSync('git', ['checkout', '-q', '.'], { cwd: folder });
    execFileSync('git', ['clean', '-qfd'], { cwd: folder });
  }
};

/**
 * Runs the commands of the documents in a clone, one after the other, and prints each with its time.
 *
 * @param {string} folder
 * @param {string} only a word that the commands have; `npm ci` always runs
 */
export const runDocuments = async (folder, only) => {
  const isChosen = (/** @type {string} */ command) => command === 'npm ci' || command.includes(only);
  const trials = [
    ...runs.map((command) => ({ command, isRight: () => run(folder, command) })),
    ...generators.map((command) => ({ command, isRight: () => generate(folder, command) })),
    ...served.map((trial) => ({ command: trial.command, isRight: () => serve(folder, trial) })),
  ].filter(({ command }) => isChosen(command));
  /** @type {string[]} */
  const passed = [];
  /** @type {string[]} */
  const failed = [];
  for (const { command, isRight } of trials) {
    const started = Date.now();
    const isPassed = await isRight();
    (isPassed ? passed : failed).push(command);
    console.log(`${isPassed ? '✓' : '✗'} ${command}   ${((Date.now() - started) / 1000).toFixed(0)} s`);
  }
  return { passed, failed };
};
