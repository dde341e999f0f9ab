import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { countCode } from './counts.mjs';
import { runCommand } from './runCommand.mjs';
import { having, runJest, runPlaywright, runTasks } from './runTasks.mjs';
import { contractTargets, runBudgets, runChecks, runFormat } from './testStages.mjs';

/**
 * The stages of `npm run affected`. ESLint, TypeScript, Jest and Playwright are called directly: Nx would need longer to start
 * than most of them to run.
 *
 * @param {string} root
 * @param {import('./readGraph.mjs').Graph} graph
 * @param {import('./planAffected.mjs').AffectedPlan} plan
 */
export const affectedStages = (root, graph, plan) => {
  const { files, touched, typechecked, stories, browserTags, e2eProjects } = plan;
  const tested = having(touched, 'test');
  const generated = having(touched, 'check-generated');
  const present = files.filter((file) => existsSync(join(root, file)));
  const linted = having(touched, 'lint').map((project) => project.root);
  const storyScope = { SB_SCOPE: stories.join(',') };
  const browserScope = {
    E2E_TAGS: browserTags === 'all' ? '' : browserTags.join(','),
    E2E_SCENARIOS: plan.scenarios ? 'on' : 'off',
  };
  const node = async (/** @type {string} */ program, /** @type {string[]} */ ...args) =>
    countCode(await runCommand(root, process.execPath, [join(root, 'node_modules', program), ...args]));

  return [
    ...(present.length > 0 ? [{ title: 'format', run: () => runFormat(root, present) }] : []),
    { title: 'workspace checks', run: () => runChecks(root, graph, { unused: plan.unused }) },
    ...(linted.length > 0 ? [{ title: 'lint', run: () => node('eslint/bin/eslint.js', ...linted) }] : []),
    ...having(typechecked, 'typecheck').map((project) => ({
      title: `types of ${project.name}`,
      run: () => node('typescript7/bin/tsc', '--noEmit', '-p', `${project.root}/tsconfig.json`),
    })),
    ...tested.map((project) => ({
      title: `unit tests of ${project.name}`,
      run: () => runJest(root, project),
    })),
    ...(generated.length > 0
      ? [{ title: 'contract', run: () => runTasks(root, generated, contractTargets) }]
      : []),
    {
      title: 'build',
      run: () =>
        runTasks(root, graph.projects, ['build', ...(stories.length > 0 ? ['build-storybook'] : [])], {
          env: storyScope,
        }),
    },
    { title: 'byte budgets', after: 'build', run: () => runBudgets(root) },
    ...(stories.length > 0
      ? having(graph.projects, 'test-stories').map((project) => ({
          title: `stories of ${stories.join(', ')}`,
          after: 'build',
          run: () => runPlaywright(root, project, 'test-stories', storyScope),
        }))
      : []),
    ...having(graph.projects, 'e2e')
      .filter(({ name, tags }) => tags.includes('type:e2e') || e2eProjects.includes(name))
      .map((project) => ({
        title: `browser tests of ${project.name}: ${browserScope.E2E_TAGS || 'all'}`,
        after: 'build',
        run: () => runPlaywright(root, project, 'e2e', browserScope),
      })),
  ];
};
