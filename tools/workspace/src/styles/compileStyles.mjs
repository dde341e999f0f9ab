import { relative } from 'node:path';
import { isStyleFile } from './createLookUp.mjs';
import { createStyleCompiler } from './createStyleCompiler.mjs';
import { createResolver } from './resolveModule.mjs';
import { rewriteParts } from './rewriteParts.mjs';
import { toComponents } from './toComponents.mjs';

const workspace = new URL('../../../..', import.meta.url).pathname;

/** A sheet that a document links has a query. */
const sheet = /\.styles\.css(?=$|\?)/;
const toStyleFile = (/** @type {string} */ sheetId) => sheetId.replace(/\.css(\?.*)?$/, '.ts');

/** The compiler as the configuration of Vite names classes. @param {import('vite').ResolvedConfig} config @param {string} [root] */
export const compilerOf = ({ css }, root = workspace) => {
  const { generateScopedName: name } = css.modules || {};
  if (typeof name !== 'function') throw new Error('css.modules.generateScopedName has to name the classes.');
  return createStyleCompiler({
    root,
    toName: (local, file) => name(local, file, ''),
    resolve: createResolver(root),
  });
};

/**
 * Compiles `X.styles.ts` to classes, and the parts in the modules that use them to plain elements, so that styled-components itself is in no build.
 *
 * @param {string} [root] of the workspace
 * @returns {import('vite').Plugin}
 */
export const compileStyles = (root = workspace) => {
  /** @type {import('./createStyleCompiler.mjs').StyleCompiler} */
  let compiler;
  /** @type {Map<string, Set<string>>} the files from which a module was compiled */
  const sources = new Map();
  /** @type {Map<string, string>} the code of style files, by environment */
  const codes = new Map();

  const isChanged = (/** @type {string} */ environment, /** @type {string} */ file) => {
    const key = `${environment} ${file}`;
    const [code, before] = [toComponents(file, compiler), codes.get(key)];
    codes.set(key, code);
    return code !== before;
  };

  return {
    name: 'compile-styles',
    enforce: 'pre',
    config: () => ({ css: { devSourcemap: true } }),
    configResolved: (config) => {
      compiler = compilerOf(config, root);
    },
    resolveId: {
      filter: { id: [sheet, /^styled-components/] },
      handler(id, importer = '') {
        if (sheet.test(id)) return id.replace(/^\/@fs(?=\/)/, '');
        return this.error(
          `${relative(root, importer)} imports ${id}, which is for style files (X.styles.ts) alone.`,
        );
      },
    },
    load: {
      filter: { id: sheet },
      handler(id) {
        const { css, map, files } = compiler.compile(toStyleFile(id));
        sources.set(id, files);
        return { code: css, map };
      },
    },
    transform: {
      filter: { id: [/\.styles\.ts$/, /\.tsx$/], code: /styled-components|\.styles['"]/ },
      handler(code, id) {
        if (isStyleFile(id)) {
          isChanged(this.environment.name, id);
          return { code: toComponents(id, compiler), map: { mappings: '' } };
        }
        if (!/\.styles['"]/.test(code)) return undefined;
        const { files, ...result } = rewriteParts(id, code, compiler);
        sources.set(id, files);
        return result;
      },
    },
    /** Rules that change are shown at once; elements and classes that change are rendered anew. */
    hotUpdate({ file, modules }) {
      const { name, moduleGraph } = this.environment;
      const users = [...sources].filter(([, files]) => files.has(file)).map(([id]) => id);
      const styleFiles = new Set(users.filter((id) => sheet.test(id)).map(toStyleFile));
      const changed = [...styleFiles].filter((styleFile) => isChanged(name, styleFile));
      const isHot = (/** @type {string} */ id) =>
        sheet.test(id) || changed.some((styleFile) => sources.get(id)?.has(styleFile));
      const found = [...users.filter(isHot), ...changed].map((id) => moduleGraph.getModuleById(id));
      const others = changed.length > 0 ? modules : modules.filter(({ id }) => !id || !isStyleFile(id));
      return [...new Set([...others, ...found.filter((module) => module !== undefined)])];
    },
  };
};
