import { join } from 'node:path';
import { formatFiles, generateFiles, updateJson, writeJson } from '@nx/devkit';
import { libraryGenerator } from '@nx/react';
import { sortPaths } from '../sortPaths.mjs';

/** Files of @nx/react that a library of this workspace does not have: it is never compiled on its own. */
const surplus = ['tsconfig.lib.json', '.babelrc'];

const overview = 'README.md';

/**
 * The README of the workspace with a row for the library behind those of the others.
 *
 * @type {(text: string, root: string) => string}
 */
const withRow = (text, root) => {
  const last = [...text.matchAll(/^\| \[libs\/.*\n/gm)].at(-1);
  if (!last) throw new Error(`${overview} has no table of libraries to add ${root} to.`);
  const end = last.index + last[0].length;
  return `${text.slice(0, end)}| [${root}](${root}) | one sentence: what this library owns |\n${text.slice(end)}`;
};

/**
 * Writes a library: @nx/react registers the project and its import path; tags, entry point, README, surface test and the row in the
 * README of the workspace are ours. `schema.json` describes the options.
 *
 * @param {import('@nx/devkit').Tree} tree
 * @param {{ name: string, type: string, scope: string, platform?: string }} options
 */
export const libGenerator = async (tree, { name, type, scope, platform = 'isomorphic' }) => {
  const root = `libs/${name}`;
  if (tree.exists(`${root}/project.json`)) throw new Error(`The library ${name} exists already (${root}).`);
  const nxJson = tree.read('nx.json', 'utf8') ?? '{}';
  const withLibrary = withRow(tree.read(overview, 'utf8') ?? '', root);
  await libraryGenerator(tree, {
    directory: root,
    name,
    importPath: `@share/${name}`,
    bundler: 'none',
    unitTestRunner: 'none',
    linter: 'none',
    style: 'none',
    component: false,
    useProjectJson: true,
    addPlugin: false,
    skipPackageJson: true,
    skipFormat: true,
  });
  // @nx/react notes its choices there for the next time; ours stand there already.
  tree.write('nx.json', nxJson);
  surplus.forEach((file) => tree.delete(`${root}/${file}`));
  writeJson(tree, `${root}/project.json`, {
    name,
    $schema: '../../node_modules/nx/schemas/project-schema.json',
    projectType: 'library',
    sourceRoot: `${root}/src`,
    tags: [`type:${type}`, `scope:${scope}`, `platform:${platform}`],
    targets: { typecheck: {} },
  });
  writeJson(tree, `${root}/tsconfig.json`, {
    extends: '../../tsconfig.base.json',
    compilerOptions: { types: ['node', 'jest', '@testing-library/jest-dom'] },
    include: ['src', 'testing'],
  });
  generateFiles(tree, join(import.meta.dirname, 'files'), root, {
    name,
    jestOptions: platform === 'node' ? ", testEnvironment: 'node'" : '',
    tmpl: '',
  });
  updateJson(tree, 'tsconfig.base.json', sortPaths);
  await formatFiles(tree);
  // Documents are not formatted.
  tree.write(overview, withLibrary);
};
