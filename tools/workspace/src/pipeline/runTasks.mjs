import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { addCounts, countJest, countPlaywright, countTasks, noCounts, withExitCode } from './counts.mjs';
import { runCommand, runNx } from './runCommand.mjs';

/** @typedef {import('./counts.mjs').Counts} Counts */
/** @typedef {import('./readGraph.mjs').GraphProject} GraphProject */

/**
 * The projects that have a target.
 *
 * @type {(projects: readonly GraphProject[], target: string) => GraphProject[]}
 */
export const having = (projects, target) => projects.filter(({ targets }) => targets.includes(target));

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
  const record = join(root, '.nx/cache/run.json');
  rmSync(record, { force: true });
  const options = ['--parallel=2', ...(fresh ? ['--skip-nx-cache'] : [])];
  const args = ['run-many', `--targets=${targets.join(',')}`, `--projects=${names}`, ...options];
  const code = await runNx(root, args, { env });
  return withExitCode(countTasks(existsSync(record) ? readJson(record) : { tasks: [] }, requested), code);
};

const toJestReport = (/** @type {string} */ root, /** @type {GraphProject} */ project) =>
  join(root, project.root, 'test-results/jest.json');

/** All of them take 4 minutes of two quiet cores. */
const unitTestsLimitMinutes = 25;

/**
 * Runs the unit tests of every project; each test counts.
 *
 * @type {(root: string, projects: readonly GraphProject[]) => Promise<Counts>}
 */
export const runUnitTests = async (root, projects) => {
  const tested = having(projects, 'test');
  tested.forEach((project) => clearReport(toJestReport(root, project)));
  const options = ['--parallel=2', '--skip-nx-cache', '--json', '--outputFile=test-results/jest.json'];
  const limitMinutes = unitTestsLimitMinutes;
  const code = await runNx(root, ['run-many', '--targets=test', ...options], { limitMinutes });
  const counts = tested.map((project) => countReport(project.name, toJestReport(root, project), countJest));
  return withExitCode(addCounts(counts), code);
};

/**
 * Runs the unit tests of one project without Nx; each test counts.
 *
 * @type {(root: string, project: GraphProject) => Promise<Counts>}
 */
export const runJest = async (root, project) => {
  const report = toJestReport(root, project);
  clearReport(report);
  const code = await runCommand(
    join(root, project.root),
    process.execPath,
    [join(root, 'node_modules/jest/bin/jest.js'), '--maxWorkers=2', '--json', `--outputFile=${report}`],
    { onlyErrors: true },
  );
  return withExitCode(countReport(project.name, report, countJest), code);
};

/** All visits of the site take 10 minutes of two quiet cores and 25 of busy ones; the limit is for tests that hang. */
const visitsLimitMinutes = 40;

const playwrightConfigs = { 'test-stories': 'stories.config.mjs', e2e: 'playwright.config.mjs' };

/**
 * Runs one project's Playwright tests against the existing build; each test counts.
 *
 * @param {string} root
 * @param {GraphProject} project
 * @param {keyof typeof playwrightConfigs} target
 * @param {NodeJS.ProcessEnv} [env] variables that narrow the run
 */
export const runPlaywright = async (root, project, target, env = {}) => {
  const report = join(root, `test-results/${project.name}-${target}.json`);
  clearReport(report);
  const program = join(root, 'node_modules/@playwright/test/cli.js');
  const code = await runCommand(
    join(root, project.root),
    process.execPath,
    [program, 'test', '-c', playwrightConfigs[target], '--reporter=dot,json'],
    { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report }, limitMinutes: visitsLimitMinutes },
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
