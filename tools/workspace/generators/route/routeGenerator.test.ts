import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addProjectConfiguration, type Tree } from '@nx/devkit';
import { createTreeWithEmptyWorkspace } from '@nx/devkit/testing';
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

const poll = { name: 'Poll', path: '/dejin/poll', lib: 'demo', title: '投票' };
const tableOf = () => tree.read(tableFile, 'utf8') ?? '';

it('puts loader, screen, story and test side by side, and exports the loader', async () => {
  await routeGenerator(tree, poll);
  expect(tree.children('libs/demo/src/poll').sort()).toEqual([
    'PollScreen.stories.tsx',
    'PollScreen.tsx',
    'loadPollPage.server.test.tsx',
    'loadPollPage.server.tsx',
  ]);
  const loader = tree.read('libs/demo/src/poll/loadPollPage.server.tsx', 'utf8');
  expect(loader).toContain('export const loadPollPage: LoadFeaturePage<unknown>');
  expect(loader).toContain("title: '投票'");
  expect(tree.read('libs/demo/src/server.ts', 'utf8')).toBe(
    "export { loadAPage } from './a/loadAPage.server';\nexport { loadPollPage } from './poll/loadPollPage.server';\n",
  );
});

it('adds one row behind those of the other features, and changes no other', async () => {
  await routeGenerator(tree, { ...poll, parts: 'post_id', query: 'tab,page' });
  const row =
    "  featureRoute({ path: '/dejin/poll', parts: ['post_id'], query: ['tab', 'page'], load: loadPollPage }),\n";
  expect(tableOf()).toContain(`${row}  {\n    ...liveRoute,`);
  const rest = tableOf().replace(row, '').replace("import { loadPollPage } from '@share/demo/server';\n", '');
  expect(rest).toBe(table);
});

it.each([
  [
    'feed',
    /import \{[^}]*loadHomePage,[^}]*loadPollPage,?\s*\} from '@share\/feed\/server';/,
    'load: loadPollPage',
  ],
  ['community', /import \* as community from '@share\/community\/server';/, 'load: community.loadPollPage'],
])('imports it as the table imports the other pages of %s', async (lib, imported, load) => {
  await routeGenerator(tree, { ...poll, lib });
  expect(tableOf()).toMatch(imported);
  expect(tableOf()).toContain(load);
  expect(tableOf().match(new RegExp(`'@share/${lib}/server'`, 'g'))).toHaveLength(1);
});

it('adds the loader, in order, to what the library is tested to export', async () => {
  await routeGenerator(tree, poll);
  expect(tree.read('libs/demo/src/index.test.ts', 'utf8')).toBe(
    surfaceTest.replace("'loadAPage', ", "'loadAPage', 'loadPollPage', "),
  );
});

/** What such a test lists. */
const listedIn = (test: string) =>
  /keys\(server\)\.sort\(\)\)\.toEqual\(\[([^\]]*)/.exec(test)?.[1]?.match(/\w+/g) ?? [];

it.each(['community', 'feed', 'clue-report', 'content-detail'])(
  'finds that list in the test of %s',
  async (lib) => {
    const test = readFileSync(join(__dirname, `../../../../libs/${lib}/src/index.test.ts`), 'utf8');
    tree.write('libs/demo/src/index.test.ts', test);
    await routeGenerator(tree, poll);
    const listed = listedIn(tree.read('libs/demo/src/index.test.ts', 'utf8') ?? '');
    expect(listed).toEqual([...listedIn(test), 'loadPollPage'].sort());
  },
);

it.each([
  ['no test of its exports', ''],
  ['a test that leaves ./server out', "import * as surface from './index';\n"],
  ['a test without the list', "import * as server from './server';\nObject.keys(server).forEach(check);\n"],
])('refuses a library with %s, and writes nothing', async (_name, test) => {
  tree.write('libs/demo/src/index.test.ts', test);
  await expect(routeGenerator(tree, poll)).rejects.toThrow(
    'libs/demo/src/index.test.ts has no list of what ./server exports',
  );
  expect(tree.exists('libs/demo/src/poll')).toBe(false);
  expect(tableOf()).toBe(table);
});

it.each([
  [{ name: 'A', path: '/list' }, 'The route table has /list already.'],
  [{ name: 'Home' }, 'has a loadHomePage already.'],
  [{ lib: 'nowhere' }, 'nowhere'],
])('refuses %j', async (options, message) => {
  await expect(routeGenerator(tree, { ...poll, ...options })).rejects.toThrow(message);
});

it('refuses to write over a page, and a library without an entry point for the server', async () => {
  await routeGenerator(tree, poll);
  await expect(routeGenerator(tree, { ...poll, path: '/other' })).rejects.toThrow('Poll exists already');
  tree.delete('libs/feed/src/server.ts');
  await expect(routeGenerator(tree, { ...poll, lib: 'feed', path: '/other' })).rejects.toThrow(
    'libs/feed/src/server.ts is missing',
  );
});
