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
  const record = join(root, '.nx/cache/run.json');
  rmSync(record, { force: true });
  const code = await runNx(root, [
    'run-many',
    `--targets=${targets.join(',')}`,
    '--parallel=2',
    ...(fresh ? ['--skip-nx-cache'] : []),
  ]);
  return withExitCode(existsSync(record) ? countTasks(readJson(record), asked) : noCounts, code);
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
  tested.forEach(({ report }) => freshPlace(report));
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
 * @returns {Promise<Counts>}
 */
export const runPlaywright = async (root, project, target) => {
  const report = join(root, `test-results/${project}-${target}.json`);
  freshPlace(report);
  const code = await runNx(
    root,
    ['run', `${project}:${target}`, '--skip-nx-cache', '--exclude-task-dependencies', '--reporter=dot,json'],
    { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report } },
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
const freshPlace = (file) => {
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { force: true });
};

/** @param {string} path */
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));
