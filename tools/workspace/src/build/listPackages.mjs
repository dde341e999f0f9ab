import { relative } from 'node:path';

/** The folder of the package that a module belongs to. */
const packageFolder = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//;

/**
 * Writes `.vite/packages.json`: folders of the packages whose code the build holds, by their path from `root`, sorted. `npm run pack`
 * takes licences and versions from there.
 *
 * @type {(root: string) => import('vite').Plugin}
 */
export const listPackages = (root) => ({
  name: 'list-packages',
  apply: 'build',
  generateBundle(_options, output) {
    const modules = Object.values(output).flatMap((file) =>
      file.type === 'chunk' ? Object.entries(file.modules) : [],
    );
    const source = JSON.stringify(toPackages(root, modules));
    this.emitFile({ type: 'asset', fileName: '.vite/packages.json', source });
  },
});

/**
 * Modules that were dropped whole leave no code.
 *
 * @type {(root: string, modules: readonly [id: string, { code: string | null }][]) => string[]}
 */
export const toPackages = (root, modules) => {
  const folders = modules.flatMap(([id, { code }]) => {
    const folder = code && packageFolder.exec(id)?.[1];
    return folder ? [relative(root, folder)] : [];
  });
  return [...new Set(folders)].sort();
};
