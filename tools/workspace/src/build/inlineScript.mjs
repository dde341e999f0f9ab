import { transform } from '@swc/core';
import { build } from 'esbuild';

const suffix = '?inline-script';

/** Syntax that every browser with scripts knows. Constants of other modules stand where they are used. @type {import('@swc/core').Options} */
const oldSyntax = {
  swcrc: false,
  isModule: false,
  minify: true,
  jsc: { target: 'es5', minify: { compress: { toplevel: true, passes: 3 }, mangle: { toplevel: true } } },
};

/**
 * `import { text } from './x.js?inline-script'`: the minified source of a script, with its parts, that stands in the document itself.
 *
 * @type {() => import('vite').Plugin}
 */
export const inlineScript = () => ({
  name: 'inline-script',
  enforce: 'pre',
  async resolveId(id, importer) {
    if (!id.endsWith(suffix)) return null;
    const file = await this.resolve(id.slice(0, -suffix.length), importer);
    return file && file.id + suffix;
  },
  async load(id) {
    if (!id.endsWith(suffix)) return null;
    const { metafile, outputFiles } = await build({
      entryPoints: [id.slice(0, -suffix.length)],
      bundle: true,
      write: false,
      metafile: true,
    });
    for (const input of Object.keys(metafile.inputs)) this.addWatchFile(input);
    const { code } = await transform(outputFiles[0]?.text ?? '', oldSyntax);
    return `export const text = ${JSON.stringify(code.trim())};`;
  },
});
