import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { runCommand } from '../pipeline/runCommand.mjs';
import { startService } from '../release/startService.mjs';
import { generators, runs, served } from './trials.mjs';

/** Seconds until a program that serves answers for the first time: it may build before. */
const readySeconds = 240;
/** Milliseconds that a program has to end. */
const graceMs = 15_000;
/** Of the log of a program that does not answer, in characters. */
const shownLog = 2_000;

/** @type {(folder: string, command: string) => Promise<boolean>} */
const run = async (folder, command) =>
  (await runCommand(folder, 'bash', ['-c', command], { onlyErrors: true })) === 0;

const isAnswered = (/** @type {string} */ address) =>
  fetch(address, { signal: AbortSignal.timeout(20_000) }).then(
    ({ ok }) => ok,
    () => false,
  );

const isThere = (/** @type {number} */ group) => {
  try {
    return process.kill(-group, 0);
  } catch {
    return false;
  }
};

/** Ends a group of processes as Ctrl-C does: npm does not hand a signal of its own on to what it has started. */
const interrupt = async (/** @type {number} */ group) => {
  if (isThere(group)) process.kill(-group, 'SIGINT');
  for (const end = Date.now() + graceMs; isThere(group) && Date.now() < end;) await pause(100);
  if (isThere(group)) process.kill(-group, 'SIGKILL');
};

/**
 * Whether a program answers, and the commands that need it succeed.
 *
 * @type {(folder: string, trial: import('./trials.mjs').Served) => Promise<boolean>}
 */
const serve = async (folder, { command, address, then = [], env = {} }) => {
  if (await isAnswered(address)) throw new Error(`${address} is answered by another program already.`);
  const log = join(folder, '../served.log');
  const variables = Object.entries(env).map(([name, value]) => `${name}=${value} `);
  const args = ['-c', `cd ${folder} && ${variables.join('')}exec ${command}`];
  const service = startService({ name: command, command: 'bash', args, log });
  try {
    await service.ready(() => isAnswered(address), readySeconds);
    for (const next of then)
      if (!(await run(folder, next.replace(/^curl /, 'curl --fail -sS ')))) return false;
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.error(readFileSync(log, 'utf8').slice(-shownLog));
    return false;
  } finally {
    await interrupt(service.pid);
  }
};

/**
 * Whether the projects that a generator has written into pass; then it is taken back.
 *
 * @type {(folder: string, trial: { command: string, projects: string }) => Promise<boolean>}
 */
const generate = async (folder, { command, projects }) => {
  try {
    return (
      (await run(folder, command)) &&
      (await run(folder, `npx nx run-many -t typecheck lint test -p ${projects}`))
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
    ...generators.map((trial) => ({ command: trial.command, isRight: () => generate(folder, trial) })),
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
