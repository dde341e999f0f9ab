import { relative } from 'node:path';
import { isStyleFile } from './createLookUp.mjs';
import { createStyleCompiler } from './createStyleCompiler.mjs';
import { rewriteParts } from './rewriteParts.mjs';
import { toComponents } from './toComponents.mjs';

const workspace = new URL('../../../..', import.meta.url).pathname;

/** A sheet that a document links has a query. */
const sheet = /\.styles\.css(?=$|\?)/;

/**
 * Compiles `X.styles.ts` to classes, and the parts in the modules that use them to plain elements, so that styled-components
 * itself is in no build. Other plugins find the compiler as its `api`.
 *
 * @param {import('./createEvaluator.mjs').ToName} toName
 * @param {string} [root] of the workspace
 * @returns {import('vite').Plugin<import('./createStyleCompiler.mjs').StyleCompiler>}
 */
export const compileStyles = (toName, root = workspace) => {
  const compiler = createStyleCompiler({ root, toName });
  /** @type {Map<string, string>} the code of style files, as it was made last */
  const codes = new Map();

  return {
    name: 'compile-styles',
    enforce: 'pre',
    api: compiler,
    config: () => ({ css: { devSourcemap: true } }),
    resolveId: {
      filter: { id: [sheet, /^styled-components/] },
      handler(id, importer = '') {
        if (sheet.test(id)) return id.replace(/^\/@fs(?=\/)/, '');
        // Before it serves, Vite looks for packages in files as they are written.
        if (isStyleFile(importer)) return { id, external: true };
        return this.error(
          `${relative(root, importer)} imports ${id}, which is for style files (X.styles.ts) alone.`,
        );
      },
    },
    load: { filter: { id: sheet }, handler: () => '' },
    transform: {
      filter: { id: [sheet, /\.styles\.ts$/, /\.tsx$/] },
      handler(code, id) {
        if (/\.tsx$/.test(id))
          return /\.styles['"]/.test(code) ? rewriteParts(id, code, compiler) : undefined;
        const file = id.replace(/\.css(\?.*)?$/, '.ts');
        const used = compiler.withUsed([file]);
        for (const source of used) if (source !== id) this.addWatchFile(source);
        if (file !== id) return compiler.compile(file);
        for (const source of used.filter(isStyleFile)) codes.set(source, toComponents(source, compiler));
        return { code: codes.get(file), map: { mappings: '' } };
      },
    },
    /** Where only rules change, their sheets are exchanged alone; elements and classes are rendered anew. */
    hotUpdate({ file, modules }) {
      if (!isStyleFile(file)) return undefined;
      const affected = withUsers(modules);
      const before = codes.get(file);
      codes.set(file, toComponents(file, compiler));
      const isRules = this.environment.name === 'client' && codes.get(file) === before;
      return isRules ? affected.filter(({ id }) => sheet.test(`${id}`)) : affected;
    },
  };
};

/** @typedef {import('vite').EnvironmentModuleNode} ModuleNode */

/**
 * Modules and their importers, also through style files: those may import each other in a circle.
 *
 * @param {ModuleNode[]} modules
 */
const withUsers = (modules) => {
  const affected = new Set(modules);
  for (const { file, importers } of affected)
    if (isStyleFile(`${file}`)) for (const user of importers) affected.add(user);
  return [...affected];
};
