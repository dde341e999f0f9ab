import { readFile } from 'node:fs/promises';
import { transform } from 'esbuild';
import type { Plugin } from 'vite';

const suffix = '?inline-script';

/** `import text from './x.js?inline-script'`: the minified source of a script that stands in the document itself. */
export const inlineScript = (): Plugin => ({
  name: 'inline-script',
  enforce: 'pre',
  async load(id) {
    if (!id.endsWith(suffix)) return null;
    const file = id.slice(0, -suffix.length);
    this.addWatchFile(file);
    const { code } = await transform(await readFile(file, 'utf8'), { minify: true, target: 'es2015' });
    return `export const text = ${JSON.stringify(code.trim())};`;
  },
});
