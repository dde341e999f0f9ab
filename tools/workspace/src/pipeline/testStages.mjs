import { join } from 'node:path';
import { weighClient } from '../checks/weighClient.mjs';
import { workspaceChecks } from '../checks/workspaceChecks.mjs';
import { addCounts, countCode, noCounts } from './counts.mjs';
import { having, runPlaywright, runTasks, runUnitTests } from './runTasks.mjs';
import { runCommand } from './runCommand.mjs';

/** @typedef {import('./readGraph.mjs').Graph} Graph */
/** @typedef {import('./runStages.mjs').Stage} Stage */

/** Tasks that a complete workspace has; a missing one is a failure, never a silent gap. */
const required = [
  { project: 'api-contract', target: 'check-generated' },
  { project: 'api-contract', target: 'check-changes' },
  { project: 'api-client', target: 'check-generated' },
  { project: 'site-server', target: 'check-generated' },
  { project: 'reference-api', target: 'check-generated' },
  { project: 'share-web', target: 'build' },
  { project: 'reference-api', target: 'build' },
  { project: 'storybook', target: 'test-stories' },
  { project: 'safety', target: 'e2e' },
  { project: 'share-web-e2e', target: 'e2e' },
];

/** Targets of the contract, and of what is made from it or from the settings. */
export const contractTargets = ['check-generated', 'check-changes'];

/**
 * Everything CI runs, cheapest first, so that a small slip is seen early.
 *
 * @param {string} root
 * @param {Graph} graph
 * @param {string} [shard] `1/4`: the first quarter of the visits, for machines that share the work
 * @returns {(Stage & { part: Part })[]}
 */
export const testStages = (root, graph, shard) => {
  const { projects } = graph;
  return [
    { part: 'source', title: 'workspace checks', run: () => runChecks(root, graph) },
    { part: 'source', title: 'format, lint and types', run: () => runSourceChecks(root, projects) },
    { part: 'unit', title: 'unit tests', run: () => runUnitTests(root, projects) },
    {
      part: 'source',
      title: 'contract',
      run: () => runTasks(root, projects, contractTargets, { fresh: true }),
    },
    { part: 'build', title: 'build', run: () => runTasks(root, projects, ['build', 'build-storybook']) },
    { part: 'stories', title: 'byte budgets', after: 'build', run: () => runBudgets(root) },
    ...having(projects, 'test-stories').map((project) => ({
      part: /** @type {const} */ ('stories'),
      title: `stories of ${project.name}`,
      after: 'build',
      run: () => runPlaywright(root, project, 'test-stories'),
    })),
    ...having(projects, 'e2e').map((project) => ({
      part: /** @type {const} */ ('visits'),
      title: `visits of ${project.name}`,
      after: 'build',
      run: () => runPlaywright(root, project, 'e2e', { ...(shard && { shard }) }),
    })),
  ];
};

/** @typedef {'source' | 'unit' | 'build' | 'stories' | 'visits'} Part */

/** @type {readonly Part[]} */
const parts = ['source', 'unit', 'stories', 'visits'];

/**
 * The stages of the parts that are requested, all without any, with the build where they need one.
 *
 * @template {Stage & { part: Part }} Chosen
 * @param {readonly Chosen[]} stages
 * @param {string | undefined} only names of parts, separated by commas
 * @returns {Chosen[]}
 * @throws {Error} for a name that is no part
 */
export const chooseStages = (stages, only) => {
  if (!only) return [...stages];
  const chosen = only.split(',');
  const unknown = chosen.find((name) => !parts.some((part) => part === name));
  if (unknown !== undefined) throw new Error(`"${unknown}" is no part of the tests: ${parts.join(', ')}.`);
  const own = stages.filter(({ part }) => chosen.includes(part));
  const needed = new Set(own.map(({ after }) => after));
  return stages.filter((stage) => own.includes(stage) || needed.has(stage.title));
};

/**
 * Format and lint keep one processor busy each and read every file once, so they run beside the compiler.
 *
 * @type {(root: string, projects: import('./readGraph.mjs').GraphProject[]) => Promise<import('./counts.mjs').Counts>}
 */
const runSourceChecks = async (root, projects) =>
  addCounts(
    await Promise.all([
      runFormat(root),
      runLint(root, having(projects, 'lint')),
      runTasks(root, projects, ['typecheck'], { fresh: true }),
    ]),
  );

/**
 * Lints these projects in one process, which loads the rules and the graph once.
 *
 * @type {(root: string, projects: readonly import('./readGraph.mjs').GraphProject[]) => Promise<import('./counts.mjs').Counts>}
 */
export const runLint = async (root, projects) => {
  if (projects.length === 0) return noCounts;
  const program = join(root, 'node_modules/eslint/bin/eslint.js');
  const folders = projects.map((project) => project.root);
  return countCode(await runCommand(root, process.execPath, [program, ...folders]));
};

export const runFormat = async (/** @type {string} */ root, files = ['.']) => {
  const program = join(root, 'node_modules/prettier/bin/prettier.cjs');
  const options = ['--check', '--log-level=warn', '--ignore-unknown', '--no-error-on-unmatched-pattern'];
  return countCode(await runCommand(root, process.execPath, [program, ...options, ...files]));
};

/**
 * The checks over files and graph, that nothing required is missing, and that nothing is unused.
 *
 * @param {string} root
 * @param {Graph} graph
 * @param {{ unused?: boolean }} [options] `unused`: whether to look for unused code (default: yes)
 */
export const runChecks = async (root, graph, { unused = true } = {}) => {
  const checks = [
    ...workspaceChecks(root, graph),
    { name: 'nothing that this run needs is missing', problems: missingTasks(graph) },
  ];
  const counts = checks.map(({ name, problems }) => {
    console.log(`   ${problems.length === 0 ? '✓' : '✗'} ${name}`);
    problems.forEach((problem) => console.log(`       ${problem}`));
    return countCode(problems.length);
  });
  if (unused) {
    const program = join(root, 'node_modules/knip/bin/knip.js');
    const options = ['--no-progress', '--no-config-hints', '--tsConfig=tsconfig.base.json'];
    const code = await runCommand(root, process.execPath, [program, ...options]);
    console.log(`   ${code === 0 ? '✓' : '✗'} nothing unused (knip.json)`);
    counts.push(countCode(code));
  }
  return addCounts(counts);
};

export const missingTasks = (/** @type {Graph} */ { projects }) =>
  required
    .filter(({ project, target }) => !having(projects, target).some(({ name }) => name === project))
    .map(({ project, target }) => `The project ${project} with its target ${target} is missing.`);

export const runBudgets = async (/** @type {string} */ root) => {
  const { table, problems } = weighClient(root);
  console.log(table);
  problems.forEach((problem) => console.log(`   ✗ ${problem}`));
  return countCode(problems.length);
};
