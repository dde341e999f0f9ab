import { join } from 'node:path';
import { formatFiles, generateFiles, names, readProjectConfiguration } from '@nx/devkit';

/**
 * @typedef {object} ComponentOptions
 * @property {string} name PascalCase
 * @property {string} lib project name
 */

/**
 * Writes a component with its styles, story and test side by side. Whether the library's entry point exports
 * it stays a decision of its author.
 *
 * @param {import('@nx/devkit').Tree} tree
 * @param {ComponentOptions} options
 */
export const componentGenerator = async (tree, { name, lib }) => {
  const { root, sourceRoot = `${root}/src` } = readProjectConfiguration(tree, lib);
  const folder = `${sourceRoot}/${names(name).fileName}`;
  if (tree.exists(`${folder}/${name}.tsx`)) throw new Error(`${name} exists already (${folder}).`);
  generateFiles(tree, join(import.meta.dirname, 'files'), folder, { name, tmpl: '' });
  await formatFiles(tree);
};
