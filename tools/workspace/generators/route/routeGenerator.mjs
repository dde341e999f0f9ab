import { join } from 'node:path';
import { formatFiles, generateFiles, names, readProjectConfiguration, updateJson } from '@nx/devkit';
import { exportedValues } from '../../src/checks/exportedValues.mjs';
import { sortPaths } from '../sortPaths.mjs';

const tableFile = 'apps/share-web/src/routes/featureRoutes.ts';

const listOf = (/** @type {string} */ names) => `['${names.replaceAll(',', "', '")}']`;

/**
 * Imports a loader beside those that the table has from the same library already.
 *
 * @type {(table: string, lib: string, loader: string) => { table: string, load: string }} `load`: what the row calls it
 */
const withImport = (table, lib, loader) => {
  const from = `from '@share/${lib}/server';`;
  const all = table.match(new RegExp(`import \\* as (\\w+) ${from}`))?.[1];
  if (all) return { table, load: `${all}.${loader}` };
  if (new RegExp(`\\b${loader}\\b`).test(table)) throw new Error(`${tableFile} has a ${loader} already.`);
  const named = new RegExp(`(import \\{[^}]*?),?\\s*\\} ${from}`);
  const extended = named.test(table)
    ? table.replace(named, `$1, ${loader} } ${from}`)
    : `import { ${loader} } ${from}\n${table}`;
  return { table: extended, load: loader };
};

/** Writes a row behind the last one of its kind, so that it takes no address from another. @type {(table: string, row: string) => string} */
const withRow = (table, row) => {
  const end = '}),\n';
  const last = table.indexOf(end, table.lastIndexOf('\n  featureRoute('));
  if (last < 0) throw new Error(`${tableFile} has no row to write another one behind.`);
  return table.slice(0, last + end.length) + row + table.slice(last + end.length);
};

/**
 * The test of the library's exports, with one name more in the list of those of `server.ts`.
 *
 * @type {(test: string, file: string, loader: string) => string}
 */
const withSurface = (test, file, loader) => {
  const entry = test.match(/import \* as (\w+) from '\.\/server';/)?.[1];
  const list =
    entry && test.match(new RegExp(`(Object\\.keys\\(${entry}\\).*?\\.toEqual\\(\\[)([^\\]]*)\\]`));
  if (!list)
    throw new Error(
      `${file} has no list of what ./server exports (expect(Object.keys(server).sort()).toEqual([…])), to which ${loader} could be added.`,
    );
  const [found, start, listed = ''] = list;
  const exported = [...Array.from(listed.matchAll(/'(\w+)'/g), ([, name = '']) => name), loader].toSorted();
  return test.replace(found, `${start}'${exported.join("', '")}']`);
};

/**
 * The test of a library's exports, with a list of those of its `server.ts` now.
 *
 * @type {(test: string, server: string) => string}
 */
const withServerList = (test, server) => {
  const names = exportedValues(server).map((name) => `'${name}'`);
  const last = [...test.matchAll(/^import .*;\n/gm)].at(-1);
  const end = last ? last.index + last[0].length : 0;
  const list = `
it('exports exactly these pages from ./server', () => {
  expect(Object.keys(server).sort()).toEqual([${names.join(', ')}]);
});
`;
  return `${test.slice(0, end)}import * as server from './server';\n${test.slice(end)}${list}`;
};

/**
 * Gives a library the entry point from which the app loads pages.
 *
 * @type {(tree: import('@nx/devkit').Tree, lib: string, entry: string) => void}
 */
const addServerEntry = (tree, lib, entry) => {
  tree.write(entry, '');
  updateJson(tree, 'tsconfig.base.json', (config) => {
    config.compilerOptions.paths[`@share/${lib}/server`] = [`./${entry}`];
    return sortPaths(config);
  });
};

/** The layout of other pages with such an address. */
const layoutOf = (/** @type {string} */ path) => (path.startsWith('/dejin/') ? 'dejin' : 'default');

/**
 * Writes a page that one feature exports whole: its loader, its screen with a story, a test of the loader, its export, which the test
 * of the library's exports lists, and its row in the route table. `schema.json` describes the options.
 *
 * @typedef {{ name: string, path: string, lib: string, title: string, layout?: string, parts?: string, query?: string }} RouteOptions
 * @type {(tree: import('@nx/devkit').Tree, options: RouteOptions) => Promise<void>}
 */
export const routeGenerator = async (
  tree,
  { name, path, lib, title, layout = layoutOf(path), parts, query },
) => {
  const { root, sourceRoot = `${root}/src` } = readProjectConfiguration(tree, lib);
  const folder = `${sourceRoot}/${names(name).fileName}`;
  const entry = `${sourceRoot}/server.ts`;
  const testFile = `${sourceRoot}/index.test.ts`;
  const table = tree.read(tableFile, 'utf8') ?? '';
  if (tree.exists(`${folder}/${name}Screen.tsx`)) throw new Error(`${name} exists already (${folder}).`);
  if (table.includes(`path: '${path}'`)) throw new Error(`The route table has ${path} already.`);

  const loader = `load${name}Page`;
  const { load, table: importing } = withImport(table, lib, loader);
  if (!tree.exists(entry)) addServerEntry(tree, lib, entry);
  const server = tree.read(entry, 'utf8') ?? '';
  const test = tree.read(testFile, 'utf8') ?? '';
  const isLeftOut = test !== '' && !test.includes("from './server'");
  const surface = withSurface(isLeftOut ? withServerList(test, server) : test, testFile, loader);
  generateFiles(tree, join(import.meta.dirname, 'files'), folder, { name, path, title, layout, tmpl: '' });
  tree.write(entry, `${server}export { ${loader} } from './${names(name).fileName}/${loader}.server';\n`);
  tree.write(testFile, surface);
  const properties = [
    `path: '${path}'`,
    `parts: ${parts ? listOf(parts) : '[]'}`,
    ...(query ? [`query: ${listOf(query)}`] : []),
    `load: ${load}`,
  ];
  tree.write(tableFile, withRow(importing, `  featureRoute({ ${properties.join(', ')} }),\n`));
  await formatFiles(tree);
};
