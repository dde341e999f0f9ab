import { countCode } from './counts.mjs';
import { having, runAffectedTasks, runPlaywright } from './nxRuns.mjs';
import { runNx } from './runCommand.mjs';
import { runChecks } from './testStages.mjs';

/** @typedef {import('./planAffected.mjs').AffectedPlan} AffectedPlan */
/** @typedef {import('./readGraph.mjs').Graph} Graph */
/** @typedef {import('./runStages.mjs').Stage} Stage */

/**
 * The stages of `npm run affected`.
 *
 * @param {string} root
 * @param {{ base: string, graph: Graph, plan: AffectedPlan }} change
 * @returns {Stage[]}
 */
export const affectedStages = (root, { base, graph, plan: { stories, browserTags, e2eProjects } }) => {
  const storyScope = { SB_SCOPE: stories.join(',') };
  const browserScope = { E2E_TAGS: browserTags === 'all' ? '' : browserTags.join(',') };
  const checked = ['lint', 'typecheck', 'test', 'check-generated'];
  return [
    { title: 'workspace checks', run: () => runChecks(root, graph) },
    { title: 'lint, types, unit tests, contract', run: () => runAffectedTasks(root, base, checked) },
    {
      title: 'build',
      run: async () => countCode(await runNx(root, ['run-many', '--targets=build', '--parallel=2'])),
    },
    ...(stories.length > 0
      ? [
          {
            title: `stories of ${stories.join(', ')}`,
            run: async () => {
              const code = await runNx(root, ['run', 'storybook:build-storybook'], { env: storyScope });
              return code === 0
                ? runPlaywright(root, 'storybook', 'test-stories', storyScope)
                : countCode(code);
            },
          },
        ]
      : []),
    ...having(graph.projects, 'e2e')
      .filter(({ name, tags }) => tags.includes('type:e2e') || e2eProjects.includes(name))
      .map(({ name }) => ({
        title: `browser tests of ${name}: ${browserScope.E2E_TAGS || 'all'}`,
        after: 'build',
        run: () => runPlaywright(root, name, 'e2e', browserScope),
      })),
  ];
};
