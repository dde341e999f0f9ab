import { join } from 'node:path';
import { formatFiles, generateFiles, names, readProjectConfiguration } from '@nx/devkit';

/**
 * Writes a component with its styles, story and test side by side; the author decides whether the entry point exports it.
 *
 * @type {(tree: import('@nx/devkit').Tree, options: { name: string, lib: string }) => Promise<void>}
 */
export const componentGenerator = async (tree, { name, lib }) => {
  const { root, sourceRoot = `${root}/src` } = readProjectConfiguration(tree, lib);
  const folder = `${sourceRoot}/${names(name).fileName}`;
  if (tree.exists(`${folder}/${name}.tsx`)) throw new Error(`${name} exists already (${folder}).`);
  generateFiles(tree, join(import.meta.dirname, 'files'), folder, { name, tmpl: '' });
  await formatFiles(tree);
};
