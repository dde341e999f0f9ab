import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson, writeJson, type Tree } from '@nx/devkit';
import { createTreeWithEmptyWorkspace } from '@nx/devkit/testing';
import { tagValues } from '../../src/boundaries.mjs';
import { libGenerator } from './libGenerator.mjs';

/** The real one: the generator has to know its way in it. */
const overview = readFileSync(join(__dirname, '../../../../README.md'), 'utf8');

let tree: Tree;

beforeEach(() => {
  tree = createTreeWithEmptyWorkspace();
  tree.delete('.oxfmtrc.json');
  tree.write('README.md', overview);
  writeJson(tree, 'nx.json', { plugins: [], cacheDirectory: '.nx/cache' });
  writeJson(tree, 'tsconfig.base.json', {
    compilerOptions: { paths: { '@share/ui': ['./libs/ui/src/index.ts'] } },
  });
});

const libraryFiles = (name: string) =>
  tree
    .listChanges()
    .map(({ path }) => path)
    .filter((path) => path.startsWith(`libs/${name}/`))
    .sort();

it('writes exactly the files a library has', async () => {
  await libGenerator(tree, { name: 'demo', type: 'util', scope: 'shared' });
  expect(libraryFiles('demo')).toEqual([
    'libs/demo/README.md',
    'libs/demo/jest.config.cjs',
    'libs/demo/project.json',
    'libs/demo/src/index.test.ts',
    'libs/demo/src/index.ts',
    'libs/demo/tsconfig.json',
  ]);
});

it('tags the project in all three dimensions', async () => {
  await libGenerator(tree, { name: 'demo', type: 'feature', scope: 'live', platform: 'node' });
  expect(readJson(tree, 'libs/demo/project.json')).toEqual({
    name: 'demo',
    $schema: '../../node_modules/nx/schemas/project-schema.json',
    projectType: 'library',
    sourceRoot: 'libs/demo/src',
    tags: ['type:feature', 'scope:live', 'platform:node'],
    targets: { typecheck: {} },
  });
  expect(tree.read('libs/demo/jest.config.cjs', 'utf8')).toContain("testEnvironment: 'node'");
});

it('adds the import path in its place and leaves nx.json and package.json alone', async () => {
  const [nxJson, packageJson] = ['nx.json', 'package.json'].map((file) => readJson(tree, file));
  await libGenerator(tree, { name: 'demo', type: 'util', scope: 'shared' });
  expect(Object.entries(readJson(tree, 'tsconfig.base.json').compilerOptions.paths)).toEqual([
    ['@share/demo', ['./libs/demo/src/index.ts']],
    ['@share/ui', ['./libs/ui/src/index.ts']],
  ]);
  expect(readJson(tree, 'nx.json')).toEqual(nxJson);
  expect(readJson(tree, 'package.json')).toEqual(packageJson);
});

it('gives the README the headings every library has', async () => {
  await libGenerator(tree, { name: 'demo', type: 'util', scope: 'shared' });
  const headings = tree.read('libs/demo/README.md', 'utf8')?.match(/^## .+$/gm);
  expect(headings?.join(' · ')).toBe(
    '## Purpose · ## Use · ## Public API · ## Events · ## Server and browser · ## Decisions',
  );
});

it('adds a row to the README of the workspace, and changes nothing else there', async () => {
  await libGenerator(tree, { name: 'demo', type: 'util', scope: 'shared' });
  const row = '| [libs/demo](libs/demo) | one sentence: what this library owns |\n';
  const text = tree.read('README.md', 'utf8') ?? '';
  expect(text).toMatch(/\n\| \[libs\/[^\n]*\n\| \[libs\/demo\][^\n]*\n\| \[tools\//);
  expect(text.replace(row, '')).toBe(overview);
});

it('refuses a workspace whose README has no table of libraries', async () => {
  tree.write('README.md', '# Site\n');
  await expect(libGenerator(tree, { name: 'demo', type: 'util', scope: 'shared' })).rejects.toThrow(
    'README.md has no table of libraries to add libs/demo to.',
  );
  expect(tree.exists('libs/demo/project.json')).toBe(false);
});

it('refuses to write over a library', async () => {
  await libGenerator(tree, { name: 'demo', type: 'util', scope: 'shared' });
  await expect(libGenerator(tree, { name: 'demo', type: 'ui', scope: 'shared' })).rejects.toThrow(
    'The library demo exists already',
  );
});

it('offers the values of the boundary table', () => {
  const { properties } = JSON.parse(readFileSync(join(__dirname, 'schema.json'), 'utf8'));
  const notLibraries = ['type:app', 'type:e2e', 'type:catalogue'];
  for (const dimension of ['type', 'scope', 'platform'] as const) {
    const known = tagValues[dimension].filter((tag: string) => !notLibraries.includes(tag));
    const offered = properties[dimension].enum.map((value: string) => `${dimension}:${value}`);
    expect(offered.sort()).toEqual([...known].sort());
  }
});
