import { relative } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Writes `.vite/bundles.json`: for every file of the client the files it imports at once, and the modules in it, by their path from the root of the
 * app. Vite's own manifest does not name a module that shares a file with others.
 */
export const listBundles = (): Plugin => ({
  name: 'list-bundles',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'client',
  generateBundle(_options, output) {
    const { root } = this.environment.config;
    const bundles = Object.values(output).flatMap((file) =>
      file.type === 'chunk'
        ? [{ file: file.fileName, imports: file.imports, modules: toModules(root, file.modules) }]
        : [],
    );
    this.emitFile({ type: 'asset', fileName: '.vite/bundles.json', source: JSON.stringify(bundles) });
  },
});

/** Modules that only pass on what others export leave no code. */
const toModules = (root: string, modules: Record<string, { code: string | null }>) =>
  Object.entries(modules).flatMap(([id, { code }]) => (code ? [relative(root, id)] : []));
