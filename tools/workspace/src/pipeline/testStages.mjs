import { join } from 'node:path';
import { weighClient } from '../checks/weighClient.mjs';
import { workspaceChecks } from '../checks/workspaceChecks.mjs';
import { addCounts, countCode } from './counts.mjs';
import { having, runPlaywright, runTasks, runUnitTests } from './nxRuns.mjs';
import { runCommand } from './runCommand.mjs';

/** @typedef {import('./counts.mjs').Counts} Counts */
/** @typedef {import('./readGraph.mjs').Graph} Graph */
/** @typedef {import('./runStages.mjs').Stage} Stage */

/** Tasks that a complete workspace has; a missing one is a failure, never a silent gap. */
const required = [
  { project: 'api-contract', target: 'check-generated' },
  { project: 'api-client', target: 'check-generated' },
  { project: 'share-web', target: 'build' },
  { project: 'reference-api', target: 'build' },
  { project: 'storybook', target: 'test-stories' },
  { project: 'safety', target: 'e2e' },
  { project: 'share-web-e2e', target: 'e2e' },
];

/**
 * Everything CI runs, cheapest first, so that a small slip is seen early.
 *
 * @param {string} root
 * @param {Graph} graph
 * @returns {Stage[]}
 */
export const testStages = (root, graph) => {
  const { projects } = graph;
  return [
    { title: 'format', run: () => runFormat(root) },
    { title: 'workspace checks', run: () => runChecks(root, graph) },
    { title: 'lint and types', run: () => runTasks(root, projects, ['lint', 'typecheck'], { fresh: true }) },
    { title: 'unit tests', run: () => runUnitTests(root, projects) },
    {
      title: 'contract',
      run: () => runTasks(root, projects, ['check-generated'], { fresh: true }),
    },
    {
      title: 'build',
      run: () => runTasks(root, projects, ['build', 'build-storybook'], { fresh: false }),
    },
    { title: 'byte budgets', after: 'build', run: () => runBudgets(root) },
    ...having(projects, 'test-stories').map(({ name }) => browserStage(root, name, 'test-stories')),
    ...having(projects, 'e2e').map(({ name }) => browserStage(root, name, 'e2e')),
  ];
};

/**
 * @param {string} root
 * @param {string} project
 * @param {string} target
 * @returns {Stage}
 */
const browserStage = (root, project, target) => ({
  title: `${target} of ${project}`,
  after: 'build',
  run: () => runPlaywright(root, project, target),
});

/** @param {string} root */
const runFormat = async (root) => {
  const code = await runCommand(root, process.execPath, [
    join(root, 'node_modules/prettier/bin/prettier.cjs'),
    '--check',
    '--log-level=warn',
    '.',
  ]);
  return countCode(code);
};

/**
 * The checks over files and graph, that nothing required is missing, and that nothing is unused.
 *
 * @param {string} root
 * @param {Graph} graph
 * @returns {Promise<Counts>}
 */
export const runChecks = async (root, graph) => {
  const checks = [
    ...workspaceChecks(root, graph),
    { name: 'nothing that this run needs is missing', problems: missingTasks(graph) },
  ];
  const counts = checks.map(({ name, problems }) => {
    console.log(`   ${problems.length === 0 ? '✓' : '✗'} ${name}`);
    problems.forEach((problem) => console.log(`       ${problem}`));
    return countCode(problems.length);
  });
  const unused = await runCommand(root, process.execPath, [
    join(root, 'node_modules/knip/bin/knip.js'),
    '--no-progress',
    '--no-config-hints',
    '--tsConfig=tsconfig.base.json',
  ]);
  console.log(`   ${unused === 0 ? '✓' : '✗'} nothing unused (knip)`);
  return addCounts([...counts, countCode(unused)]);
};

/**
 * @param {Graph} graph
 * @returns {string[]} one sentence per missing task
 */
export const missingTasks = ({ projects }) =>
  required
    .filter(({ project, target }) => !having(projects, target).some(({ name }) => name === project))
    .map(({ project, target }) => `The project ${project} with its target ${target} is missing.`);

/** @param {string} root */
const runBudgets = async (root) => {
  const { table, problems } = weighClient(root);
  console.log(table);
  problems.forEach((problem) => console.log(`   ✗ ${problem}`));
  return countCode(problems.length);
};
