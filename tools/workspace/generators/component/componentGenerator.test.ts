import { addProjectConfiguration, type Tree } from '@nx/devkit';
import { createTreeWithEmptyWorkspace } from '@nx/devkit/testing';
import { fixtureWorkspace } from '../../src/testing/fixtureWorkspace.mjs';
import { compileAll } from '../../src/testing/compileAll.mjs';
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
    'FollowButton.stories.tsx',
    'FollowButton.styles.ts',
    'FollowButton.test.tsx',
    'FollowButton.tsx',
  ]);
  expect(tree.read('libs/demo/src/follow-button/FollowButton.tsx', 'utf8')).toContain(
    'export const FollowButton = (',
  );
});

/** The files that the generator writes, by path. */
const generate = async () => {
  const folder = 'libs/demo/src/follow-button';
  await componentGenerator(tree, { name: 'FollowButton', lib: 'demo' });
  return tree.children(folder).map((name) => {
    const path = `${folder}/${name}`;
    return { path, text: tree.read(path, 'utf8') ?? '' };
  });
};

it('writes what the linter accepts without an edit', async () => {
  const workspace = fixtureWorkspace({ demo: 'type:ui scope:shared platform:isomorphic' });
  const files = await generate();
  expect(workspace.lint(files)).toEqual(files.map(({ path }) => ({ path, messages: [] })));
  workspace.remove();
});

it('writes a part that is compiled to a class and an element', async () => {
  const files = await generate();
  const [compiled] = compileAll([Object.fromEntries(files.map(({ path, text }) => [path, text]))]);
  const at = (name: string) => compiled?.texts[`libs/demo/src/follow-button/${name}`];
  expect(at('FollowButton.styles.css')).toBe('.FollowButton-Root {\n  color: var(--ink);\n}\n');
  expect(at('FollowButton.tsx')).toContain('<div className="FollowButton-Root">{children}</div>');
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
