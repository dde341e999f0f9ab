import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  addCounts,
  countJest,
  countPlaywright,
  countRun,
  countTasks,
  noCounts,
  withExitCode,
} from './counts.mjs';
import { findFreePorts } from './findFreePorts.mjs';
import { runCommand, runNx } from './runCommand.mjs';

/** @typedef {import('./counts.mjs').Counts} Counts */
/** @typedef {import('./readGraph.mjs').GraphProject} GraphProject */

/**
 * The projects that have a target.
 *
 * @type {(projects: readonly GraphProject[], target: string) => GraphProject[]}
 */
export const having = (projects, target) => projects.filter(({ targets }) => targets.includes(target));

/** Where Nx writes down the tasks of its last run. */
const runRecord = '.nx/cache/run.json';

/** @type {(root: string) => import('./counts.mjs').NxRun} */
const readRun = (root) =>
  existsSync(join(root, runRecord)) ? readJson(join(root, runRecord)) : { tasks: [] };

/**
 * Runs targets in every project that has them; each task counts once.
 *
 * @param {string} root
 * @param {readonly GraphProject[]} projects
 * @param {readonly string[]} targets
 * @param {{ fresh?: boolean, env?: NodeJS.ProcessEnv }} [options] `fresh`: never answered from the cache
 */
export const runTasks = async (root, projects, targets, { fresh = false, env = {} } = {}) => {
  const requested = targets.flatMap((target) =>
    having(projects, target).map(({ name }) => ({ project: name, target })),
  );
  const names = [...new Set(requested.map(({ project }) => project))].join(',');
  rmSync(join(root, runRecord), { force: true });
  const options = ['--parallel=2', ...(fresh ? ['--skip-nx-cache'] : [])];
  const args = ['run-many', `--targets=${targets.join(',')}`, `--projects=${names}`, ...options];
  const code = await runNx(root, args, { env });
  return withExitCode(countTasks(readRun(root), requested), code);
};

/** All of them take 4 minutes of two quiet cores. */
const unitTestsLimitMinutes = 25;

/**
 * Runs the unit tests of all projects in one pool of workers; each test counts, and a project without any has failed.
 *
 * @type {(root: string, projects: readonly GraphProject[]) => Promise<Counts>}
 */
export const runUnitTests = async (root, projects) => {
  const tested = having(projects, 'test').map((project) => project.root);
  const file = join(root, 'test-results/jest.json');
  clearReport(file);
  const program = join(root, 'node_modules/jest/bin/jest.js');
  // Of several projects Jest uses one limit for a test that hangs: the longest.
  const options = ['--maxWorkers=2', '--testTimeout=60000', '--json', `--outputFile=${file}`];
  // A database in WebAssembly is started by dozens of files and never runs long enough for the optimising compiler to pay.
  const args = ['--liftoff-only', program, '--projects', ...tested, ...options];
  const code = await runCommand(root, process.execPath, args, { limitMinutes: unitTestsLimitMinutes });
  const counts = countReport('jest', file, (/** @type {import('./counts.mjs').JestReport} */ report) =>
    addCounts([countJest(report), countUntested(root, tested, report)]),
  );
  return withExitCode(counts, code);
};

/** @type {(root: string, folders: readonly string[], report: import('./counts.mjs').JestReport) => Counts} */
const countUntested = (root, folders, { testResults }) => {
  const isTested = (/** @type {string} */ folder) =>
    testResults.some(({ name }) => name.startsWith(`${join(root, folder)}/`));
  const untested = folders.filter((folder) => !isTested(folder));
  untested.forEach((folder) => console.error(`   ✗ ${folder} has a target for tests, and none was run.`));
  return { ...noCounts, failed: untested.length };
};

/**
 * Runs targets in every project that was changed since a commit or depends on such a project; each task counts once. Nx answers from its
 * cache where nothing that a task reads has changed.
 *
 * @type {(root: string, base: string, targets: readonly string[]) => Promise<Counts>}
 */
export const runAffectedTasks = async (root, base, targets) => {
  rmSync(join(root, runRecord), { force: true });
  const options = [`--base=${base}`, `--targets=${targets.join(',')}`, '--parallel=2'];
  const code = await runNx(root, ['affected', ...options], { limitMinutes: unitTestsLimitMinutes });
  return withExitCode(countRun(readRun(root)), code);
};

/** All visits of the site take 10 minutes of two quiet cores and 25 of busy ones; the limit is for tests that hang. */
const visitsLimitMinutes = 40;

/** Of the servers of the visits, beside their first port (`playwright.config.mjs` of the browser tests). */
const visitPorts = { first: 4380, offsets: [0, 1, 10, 20, 21, 30] };

const playwrightConfigs = { 'test-stories': 'stories.config.mjs', e2e: 'playwright.config.mjs' };

/**
 * Runs one project's Playwright tests against the existing build; each test counts.
 *
 * @param {string} root
 * @param {GraphProject} project
 * @param {keyof typeof playwrightConfigs} target
 * @param {{ env?: NodeJS.ProcessEnv, shard?: string }} [options] `env`: variables that narrow the run; `shard`: `1/4` runs the first quarter
 */
export const runPlaywright = async (root, project, target, { env = {}, shard } = {}) => {
  const report = join(root, `test-results/${project.name}-${target}.json`);
  clearReport(report);
  const program = join(root, 'node_modules/@playwright/test/cli.js');
  const port = process.env['E2E_PORT'] ?? String(await findFreePorts(visitPorts.first, visitPorts.offsets));
  const code = await runCommand(
    join(root, project.root),
    process.execPath,
    [
      program,
      'test',
      '-c',
      playwrightConfigs[target],
      '--reporter=dot,json',
      ...(shard ? [`--shard=${shard}`] : []),
    ],
    {
      env: { ...env, E2E_PORT: port, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      limitMinutes: visitsLimitMinutes,
    },
  );
  return withExitCode(countReport(project.name, report, countPlaywright), code);
};

/**
 * @template Report
 * @param {string} name
 * @param {string} path
 * @param {(report: Report) => Counts} count
 */
const countReport = (name, path, count) => {
  if (existsSync(path)) return count(readJson(path));
  console.error(`   ✗ ${name} ended without a report.`);
  return { ...noCounts, failed: 1 };
};

/** A report of an earlier run must not count as a result of this one. */
const clearReport = (/** @type {string} */ file) => {
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { force: true });
};

const readJson = (/** @type {string} */ path) => JSON.parse(readFileSync(path, 'utf8'));
