import { addProjectConfiguration, type Tree } from '@nx/devkit';
import { createTreeWithEmptyWorkspace } from '@nx/devkit/testing';
import { componentGenerator } from './componentGenerator.mjs';

let tree: Tree;

beforeEach(() => {
  tree = createTreeWithEmptyWorkspace();
  tree.delete('.oxfmtrc.json');
  addProjectConfiguration(tree, 'demo', { root: 'libs/demo', sourceRoot: 'libs/demo/src' });
});

it('puts component, styles, story and test side by side', async () => {
  await componentGenerator(tree, { name: 'FollowButton', lib: 'demo' });
  expect(tree.children('libs/demo/src/follow-button').sort()).toEqual([
    'FollowButton.module.css',
    'FollowButton.stories.tsx',
    'FollowButton.test.tsx',
    'FollowButton.tsx',
  ]);
  expect(tree.read('libs/demo/src/follow-button/FollowButton.tsx', 'utf8')).toContain(
    'export const FollowButton = (',
  );
});

it('refuses to write over a component', async () => {
  await componentGenerator(tree, { name: 'FollowButton', lib: 'demo' });
  await expect(componentGenerator(tree, { name: 'FollowButton', lib: 'demo' })).rejects.toThrow(
    'FollowButton exists already',
  );
});

it('names a library that does not exist', async () => {
  await expect(componentGenerator(tree, { name: 'FollowButton', lib: 'nowhere' })).rejects.toThrow('nowhere');
});
