import { transform } from 'lightningcss';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { preprocessCSS } from 'vite';
import { isStyleFile } from '../styles/createLookUp.mjs';
import { toSheetId } from '../styles/toComponents.mjs';
import { checkSelectors } from './checkSelectors.mjs';
import { splitRules, themePropertiesIn } from './splitRules.mjs';

const workspace = join(import.meta.dirname, '../../../..');

/** The oldest browsers of the build (`build.target`), as Lightning CSS writes versions. */
const targets = { chrome: 87 << 16, safari: 14 << 16 };

const isSheet = (/** @type {string} */ file) => /\.css$|\.styles\.ts$/.test(file);

/** Style files of the libraries; those of `ui` first, so that users of a control can change it. */
const findStyleFiles = async () => {
  const libs = join(workspace, 'libs');
  const rank = (/** @type {string} */ name) => (name.startsWith('ui/') ? `0${name}` : `1${name}`);
  const names = (await readdir(libs, { recursive: true })).filter(isSheet);
  return names.sort((one, other) => (rank(one) < rank(other) ? -1 : 1)).map((name) => join(libs, name));
};

/** @param {string} css */
const minify = (css) =>
  String(transform({ filename: 'styles.css', code: Buffer.from(css), minify: true, targets }).code);

/** @param {import('vite').ResolvedConfig} config */
const buildStyles = async (config) => {
  /** @type {import('../styles/createStyleCompiler.mjs').StyleCompiler} */
  const compiler = config.plugins.find(({ name }) => name === 'compile-styles')?.api;
  /** @type {import('./chunks/islandChunks.mjs').IslandChunks} */
  const { isFurther } = config.plugins.find(({ name }) => name === 'island-chunks')?.api;
  const compile = async (/** @type {string} */ file) => {
    const source = isStyleFile(file) ? compiler.compile(file).code : await readFile(file, 'utf8');
    const { code } = await preprocessCSS(source, toSheetId(file), config);
    return { file, code };
  };
  const sheets = compiler.withUsed(await findStyleFiles()).filter(isSheet);
  const compiled = await Promise.all(sheets.map(compile));
  const toSheet = (/** @type {typeof compiled} */ files) => {
    const source = files.map(({ code }) => code).join('\n');
    // The first pass takes nested rules apart, the second joins those that are equal.
    const css = minify(minify(source));
    checkSelectors(css);
    return css;
  };
  return {
    styles: toSheet(compiled.filter(({ file }) => !isFurther(file))),
    // Of pages that show no item: the visitors of shared links do without it.
    further: toSheet(compiled.filter(({ file }) => isFurther(file))),
  };
};

/**
 * Writes the style sheets of the site from the style files of all libraries, also of components that only the server renders, and
 * `.vite/styles.json`: their names, their rules one by one, from which the server chooses those of the first screen, and the properties of
 * the theme that they bring.
 *
 * @returns {import('vite').Plugin}
 */
export const styleSheet = () => {
  /** @type {import('vite').ResolvedConfig} */
  let config;
  return {
    name: 'style-sheet',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved: (resolved) => {
      config = resolved;
    },
    // The sheets have the rules of all style files: no module has to come for the sake of its own.
    transform: { filter: { id: /\.css$/ }, handler: () => ({ code: '', moduleSideEffects: false }) },
    async generateBundle(_options, bundle) {
      // Vite's own sheet lacks files that no module of the browser imports.
      for (const name of Object.keys(bundle)) if (name.endsWith('.css')) delete bundle[name];
      const sheets = Object.entries(await buildStyles(config)).map(([name, css]) => ({
        file: this.getFileName(this.emitFile({ type: 'asset', name: `${name}.css`, source: css })),
        rules: splitRules(css),
        theme: themePropertiesIn(css),
      }));
      this.emitFile({ type: 'asset', fileName: '.vite/styles.json', source: JSON.stringify(sheets) });
    },
  };
};
