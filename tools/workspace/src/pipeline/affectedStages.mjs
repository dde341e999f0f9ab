import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { addCounts } from './counts.mjs';
import { having, runAffectedTasks, runPlaywright, runTasks } from './runTasks.mjs';
import { contractTargets, runBudgets, runChecks, runFormat, runLint } from './testStages.mjs';

/**
 * The stages of `npm run affected`. The types and unit tests of what depends on the change are checked by Nx, by its graph and its cache.
 *
 * @param {string} root
 * @param {import('./readGraph.mjs').Graph} graph
 * @param {import('./planAffected.mjs').AffectedPlan} plan
 * @param {string} base the commit to compare with
 */
export const affectedStages = (root, graph, plan, base) => {
  const { files, touched, linted, stories, browserTags, e2eProjects } = plan;
  const generated = having(touched, 'check-generated');
  const present = files.filter((file) => existsSync(join(root, file)));
  const storyScope = { SB_SCOPE: stories.join(',') };
  const browserScope = {
    E2E_TAGS: browserTags === 'all' ? '' : browserTags.join(','),
    E2E_SCENARIOS: plan.scenarios ? 'on' : 'off',
  };
  return [
    ...(present.length > 0 ? [{ title: 'format', run: () => runFormat(root, present) }] : []),
    { title: 'workspace checks', run: () => runChecks(root, graph, { unused: plan.unused }) },
    {
      title: 'lint, types and unit tests',
      run: async () =>
        addCounts(
          await Promise.all([
            runLint(root, having(linted, 'lint')),
            runAffectedTasks(root, base, ['typecheck', 'test']),
          ]),
        ),
    },
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
          run: () => runPlaywright(root, project, 'test-stories', { env: storyScope }),
        }))
      : []),
    ...having(graph.projects, 'e2e')
      .filter(({ name, tags }) => tags.includes('type:e2e') || e2eProjects.includes(name))
      .map((project) => ({
        title: `browser tests of ${project.name}: ${browserScope.E2E_TAGS || 'all'}`,
        after: 'build',
        run: () => runPlaywright(root, project, 'e2e', { env: browserScope }),
      })),
  ];
};
