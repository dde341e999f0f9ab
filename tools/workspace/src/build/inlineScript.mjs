import { build } from 'esbuild';

const suffix = '?inline-script';

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
      minify: true,
      target: 'es5',
      write: false,
      metafile: true,
    });
    for (const input of Object.keys(metafile.inputs)) this.addWatchFile(input);
    return `export const text = ${JSON.stringify(outputFiles[0]?.text.trim())};`;
  },
});
