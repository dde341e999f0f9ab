import { readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

const isModule = (/** @type {string} */ path) =>
  /\.tsx?$/.test(path) && statSync(path, { throwIfNoEntry: false })?.isFile();

/**
 * Finds the files of a workspace that its modules import: relative, or by the entry point of a library. Packages are not looked for.
 *
 * @param {string} root
 * @returns {(source: string, importer: string) => string | undefined}
 */
export const createResolver = (root) => {
  const { paths } = JSON.parse(readFileSync(join(root, 'tsconfig.base.json'), 'utf8')).compilerOptions;
  return (source, importer) => {
    const [entry] = paths[source] ?? [];
    const path = source.startsWith('.') ? join(dirname(importer), source) : entry && join(root, entry);
    return path && ['', '.ts', '.tsx'].map((ending) => path + ending).find(isModule);
  };
};
