import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addProjectConfiguration, readJson, writeJson, type Tree } from '@nx/devkit';
import { createTreeWithEmptyWorkspace } from '@nx/devkit/testing';
import { typeErrors } from '../../src/testing/typeErrors.mjs';
import { libGenerator } from '../lib/libGenerator.mjs';
import { routeGenerator } from './routeGenerator.mjs';

const tableFile = 'apps/share-web/src/routes/featureRoutes.ts';
/** The real table: the generator has to know its way in it. */
const table = readFileSync(join(__dirname, '../../../..', tableFile), 'utf8');

const surfaceTest = `import * as surface from './index';
import * as server from './server';

it('exports exactly these names', () => {
  expect(Object.keys(surface)).toEqual([]);
  expect(Object.keys(server).sort()).toEqual(['loadAPage', 'loadZooPage']);
});
`;

let tree: Tree;

beforeEach(() => {
  tree = createTreeWithEmptyWorkspace();
  tree.delete('.oxfmtrc.json');
  tree.write(tableFile, table);
  for (const lib of ['feed', 'community', 'demo']) {
    addProjectConfiguration(tree, lib, { root: `libs/${lib}`, sourceRoot: `libs/${lib}/src` });
    tree.write(`libs/${lib}/src/server.ts`, "export { loadAPage } from './a/loadAPage.server';\n");
    tree.write(`libs/${lib}/src/index.test.ts`, surfaceTest);
  }
});

/** A name that no page has: the table is the real one. */
const sample = { name: 'GeneratedSample', path: '/generated_sample', lib: 'demo', title: '投票' };
const tableOf = () => tree.read(tableFile, 'utf8') ?? '';

it('puts loader, screen, story and test side by side, and exports the loader', async () => {
  await routeGenerator(tree, sample);
  expect(tree.children('libs/demo/src/generated-sample').sort()).toEqual([
    'GeneratedSampleScreen.stories.tsx',
    'GeneratedSampleScreen.tsx',
    'loadGeneratedSamplePage.server.test.tsx',
    'loadGeneratedSamplePage.server.tsx',
  ]);
  const loader = tree.read('libs/demo/src/generated-sample/loadGeneratedSamplePage.server.tsx', 'utf8');
  expect(loader).toContain('export const loadGeneratedSamplePage: LoadFeaturePage<unknown>');
  expect(loader).toContain("title: '投票'");
  expect(tree.read('libs/demo/src/server.ts', 'utf8')).toBe(
    "export { loadAPage } from './a/loadAPage.server';\nexport { loadGeneratedSamplePage } from './generated-sample/loadGeneratedSamplePage.server';\n",
  );
});

it('writes files that compile', async () => {
  await routeGenerator(tree, sample);
  const folder = 'libs/demo/src/generated-sample';
  const files = tree.children(folder);
  const texts = files.map((name) => ({ name, text: tree.read(`${folder}/${name}`, 'utf8') ?? '' }));
  expect(typeErrors(texts)).toBe('');
});

it('adds one row behind those of the other features, and changes no other', async () => {
  await routeGenerator(tree, { ...sample, parts: 'post_id', query: 'tab,page' });
  const row =
    "  featureRoute({ path: '/generated_sample', parts: ['post_id'], query: ['tab', 'page'], load: loadGeneratedSamplePage }),\n";
  expect(tableOf()).toContain(`${row}];`);
  const rest = tableOf()
    .replace(row, '')
    .replace("import { loadGeneratedSamplePage } from '@share/demo/server';\n", '');
  expect(rest).toBe(table);
});

it.each([
  [
    'feed',
    /import \{[^}]*loadHomePage,[^}]*loadGeneratedSamplePage,?\s*\} from '@share\/feed\/server';/,
    'load: loadGeneratedSamplePage',
  ],
  [
    'community',
    /import \* as community from '@share\/community\/server';/,
    'load: community.loadGeneratedSamplePage',
  ],
])('imports it as the table imports the other pages of %s', async (lib, imported, load) => {
  await routeGenerator(tree, { ...sample, lib });
  expect(tableOf()).toMatch(imported);
  expect(tableOf()).toContain(load);
  expect(tableOf().match(new RegExp(`'@share/${lib}/server'`, 'g'))).toHaveLength(1);
});

it('adds the loader, in order, to what the library is tested to export', async () => {
  await routeGenerator(tree, sample);
  expect(tree.read('libs/demo/src/index.test.ts', 'utf8')).toBe(
    surfaceTest.replace("'loadAPage', ", "'loadAPage', 'loadGeneratedSamplePage', "),
  );
});

/** The names that such a test lists. */
const listedIn = (test: string) =>
  /keys\(server\)\.sort\(\)\)\.toEqual\(\[([^\]]*)/.exec(test)?.[1]?.match(/\w+/g) ?? [];

it.each(['community', 'feed', 'clue-report', 'content-detail', 'live'])(
  'finds that list in the test of %s',
  async (lib) => {
    const test = readFileSync(join(__dirname, `../../../../libs/${lib}/src/index.test.ts`), 'utf8');
    tree.write('libs/demo/src/index.test.ts', test);
    await routeGenerator(tree, sample);
    const listed = listedIn(tree.read('libs/demo/src/index.test.ts', 'utf8') ?? '');
    expect(listed).toEqual([...listedIn(test), 'loadGeneratedSamplePage'].sort());
  },
);

it('begins that list with what ./server exports where the test leaves it out', async () => {
  tree.write('libs/demo/src/index.test.ts', "import * as surface from './index';\n");
  tree.write(
    'libs/demo/src/server.ts',
    "export { loadZooPage, type Zoo } from './zoo/loadZooPage.server';\nexport { loadAPage } from './a/loadAPage.server';\n",
  );
  await routeGenerator(tree, sample);
  const test = tree.read('libs/demo/src/index.test.ts', 'utf8') ?? '';
  expect(test).toContain("import * as surface from './index';\nimport * as server from './server';\n");
  expect(listedIn(test)).toEqual(['loadAPage', 'loadGeneratedSamplePage', 'loadZooPage']);
});

it.each([
  ['no test of its exports', ''],
  ['a test without the list', "import * as server from './server';\nObject.keys(server).forEach(check);\n"],
])('refuses a library with %s, and writes nothing', async (_name, test) => {
  tree.write('libs/demo/src/index.test.ts', test);
  await expect(routeGenerator(tree, sample)).rejects.toThrow(
    'libs/demo/src/index.test.ts has no list of what ./server exports',
  );
  expect(tree.exists('libs/demo/src/generated-sample')).toBe(false);
  expect(tableOf()).toBe(table);
});

it.each([
  [{ name: 'A', path: '/list' }, 'The route table has /list already.'],
  [{ name: 'Home' }, 'has a loadHomePage already.'],
  [{ lib: 'nowhere' }, 'nowhere'],
])('refuses %j', async (options, message) => {
  await expect(routeGenerator(tree, { ...sample, ...options })).rejects.toThrow(message);
});

it('refuses to write over a page', async () => {
  await routeGenerator(tree, sample);
  await expect(routeGenerator(tree, { ...sample, path: '/other' })).rejects.toThrow(
    'GeneratedSample exists already',
  );
});

it('gives a new library its entry point for the server, with import path and test', async () => {
  tree.write('README.md', '| [libs/ui](libs/ui) | components |\n');
  writeJson(tree, 'nx.json', { plugins: [] });
  writeJson(tree, 'tsconfig.base.json', {
    compilerOptions: { paths: { '@share/ui': ['./libs/ui/src/index.ts'] } },
  });
  await libGenerator(tree, { name: 'fresh', type: 'feature', scope: 'community' });
  await routeGenerator(tree, { ...sample, lib: 'fresh' });
  expect(tree.read('libs/fresh/src/server.ts', 'utf8')).toBe(
    "export { loadGeneratedSamplePage } from './generated-sample/loadGeneratedSamplePage.server';\n",
  );
  expect(Object.entries(readJson(tree, 'tsconfig.base.json').compilerOptions.paths)).toEqual([
    ['@share/fresh', ['./libs/fresh/src/index.ts']],
    ['@share/fresh/server', ['./libs/fresh/src/server.ts']],
    ['@share/ui', ['./libs/ui/src/index.ts']],
  ]);
  const test = tree.read('libs/fresh/src/index.test.ts', 'utf8') ?? '';
  expect(test).toContain("import * as surface from './index';\nimport * as server from './server';\n");
  expect(listedIn(test)).toEqual(['loadGeneratedSamplePage']);
});

it.each([
  ['/generated_sample', undefined, 'default'],
  ['/dejin/generated_sample', undefined, 'dejin'],
  ['/dejin/generated_sample', 'listPage', 'listPage'],
])('the page %s with the layout %s gets %s', async (path, layout, expected) => {
  await routeGenerator(tree, { ...sample, path, ...(layout && { layout }) });
  expect(tree.read('libs/demo/src/generated-sample/loadGeneratedSamplePage.server.tsx', 'utf8')).toContain(
    `layout: '${expected}'`,
  );
});
