import { relative } from 'node:path';

/**
 * Writes `.vite/bundles.json`: for every file of the client its name without the hash, the files it imports at once, and the modules in it, by
 * their path from the root of the app. Vite's own manifest does not name a module that shares a file with others.
 *
 * @type {() => import('vite').Plugin}
 */
export const listBundles = () => ({
  name: 'list-bundles',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'client',
  generateBundle(_options, output) {
    const { root } = this.environment.config;
    const bundles = Object.values(output).flatMap((file) =>
      file.type === 'chunk'
        ? [
            {
              file: file.fileName,
              name: file.name,
              imports: file.imports,
              modules: toModules(root, file.modules),
            },
          ]
        : [],
    );
    this.emitFile({ type: 'asset', fileName: '.vite/bundles.json', source: JSON.stringify(bundles) });
  },
});

/**
 * Modules that only re-export leave no code.
 *
 * @type {(root: string, modules: Record<string, { code: string | null }>) => string[]}
 */
const toModules = (root, modules) =>
  Object.entries(modules).flatMap(([id, { code }]) => (code ? [relative(root, id)] : []));
