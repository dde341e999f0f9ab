import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { addCounts, countJest, countPlaywright, countTasks, noCounts, withExitCode } from './counts.mjs';
import { runNx } from './runCommand.mjs';

/** @typedef {import('./counts.mjs').Counts} Counts */
/** @typedef {import('./readGraph.mjs').GraphProject} GraphProject */

/**
 * Projects that have a target.
 *
 * @param {readonly GraphProject[]} projects
 * @param {string} target
 */
export const having = (projects, target) => projects.filter(({ targets }) => targets.includes(target));

/**
 * Runs targets in every project that has them; each task counts once.
 *
 * @param {string} root
 * @param {readonly GraphProject[]} projects
 * @param {readonly string[]} targets
 * @param {{ fresh: boolean }} options `fresh`: never answered from the cache
 * @returns {Promise<Counts>}
 */
export const runTasks = async (root, projects, targets, { fresh }) => {
  const asked = targets.flatMap((target) =>
    having(projects, target).map(({ name }) => ({ project: name, target })),
  );
  const { code, tasks } = await runTargets(root, 'run-many', targets, fresh ? ['--skip-nx-cache'] : []);
  return withExitCode(countTasks({ tasks }, asked), code);
};

/**
 * Runs targets in every project that a change since `base` affects; each task counts once.
 *
 * @param {string} root
 * @param {string} base commit
 * @param {readonly string[]} targets
 * @returns {Promise<Counts>}
 */
export const runAffectedTasks = async (root, base, targets) => {
  const { code, tasks } = await runTargets(root, 'affected', targets, [`--base=${base}`]);
  const asked = tasks.map(({ projectName, target }) => ({ project: projectName, target }));
  return withExitCode(countTasks({ tasks }, asked), code);
};

/**
 * @param {string} root
 * @param {'run-many' | 'affected'} command
 * @param {readonly string[]} targets
 * @param {readonly string[]} options
 * @returns {Promise<{ code: number, tasks: import('./counts.mjs').NxRun['tasks'] }>}
 */
const runTargets = async (root, command, targets, options) => {
  const record = join(root, '.nx/cache/run.json');
  rmSync(record, { force: true });
  const code = await runNx(root, [command, `--targets=${targets.join(',')}`, '--parallel=2', ...options]);
  return { code, tasks: existsSync(record) ? readJson(record).tasks : [] };
};

/**
 * Runs the unit tests of every project that has some; each test counts.
 *
 * @param {string} root
 * @param {readonly GraphProject[]} projects
 * @returns {Promise<Counts>}
 */
export const runUnitTests = async (root, projects) => {
  const tested = having(projects, 'test').map((project) => ({
    name: project.name,
    report: join(root, project.root, 'test-results/jest.json'),
  }));
  tested.forEach(({ report }) => clearReport(report));
  const code = await runNx(root, [
    'run-many',
    '--targets=test',
    '--parallel=2',
    '--skip-nx-cache',
    '--json',
    '--outputFile=test-results/jest.json',
  ]);
  return withExitCode(
    addCounts(tested.map(({ name, report }) => countReport(name, report, countJest))),
    code,
  );
};

/**
 * Runs one project's Playwright tests against what is built already; each test counts.
 *
 * @param {string} root
 * @param {string} project
 * @param {string} target
 * @param {NodeJS.ProcessEnv} [env] what narrows the run
 * @returns {Promise<Counts>}
 */
export const runPlaywright = async (root, project, target, env = {}) => {
  const report = join(root, `test-results/${project}-${target}.json`);
  clearReport(report);
  const code = await runNx(
    root,
    ['run', `${project}:${target}`, '--skip-nx-cache', '--exclude-task-dependencies', '--reporter=dot,json'],
    { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report } },
  );
  return withExitCode(countReport(project, report, countPlaywright), code);
};

/**
 * @template Report
 * @param {string} name
 * @param {string} path
 * @param {(report: Report) => Counts} count
 * @returns {Counts}
 */
const countReport = (name, path, count) => {
  if (existsSync(path)) return count(readJson(path));
  console.error(`   ✗ ${name} ended without a report.`);
  return { ...noCounts, failed: 1 };
};

/**
 * Nothing of an earlier run may be taken for a result of this one.
 *
 * @param {string} file
 */
const clearReport = (file) => {
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { force: true });
};

/** @param {string} path */
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));
