import { affectedStages } from './affectedStages.mjs';
import { planAffected } from './planAffected.mjs';

const graph = { projects: [], dependencies: {} };
const plan = planAffected({ files: [], hasNewSurface: false, graph, storyLibraries: [], specTags: {} });

it('weighs what was built, whatever is touched', () => {
  const stages = affectedStages(__dirname, graph, plan, 'main');
  const built = stages.findIndex(({ title }) => title === 'build');
  expect(stages[built + 1]).toMatchObject({ title: 'byte budgets', after: 'build' });
});
