/**
 * `npm run tokens`: writes the tokens of the design to dist/design-tokens.json, in the Design Tokens format that tools of designers read.
 * `npm run tokens -- '#0B6BCB'`: with the accent colours of another theme colour.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';

const library = join(import.meta.dirname, '..');
const file = 'dist/design-tokens.json';
const target = join(library, '../..', file);

const { outputFiles } = await build({
  stdin: {
    contents:
      "export { toDesignTokens } from './scripts/toDesignTokens';\nexport { uiConstants } from './src/theme';",
    resolveDir: library,
  },
  bundle: true,
  format: 'esm',
  write: false,
});
const code = Buffer.from(outputFiles[0]?.contents ?? '').toString('base64');
const { toDesignTokens, uiConstants } = await import(`data:text/javascript;base64,${code}`);

const [themeColour = uiConstants.defaultThemeColour] = process.argv.slice(2);
await mkdir(join(target, '..'), { recursive: true });
await writeFile(target, `${JSON.stringify(toDesignTokens(themeColour), undefined, 2)}\n`);
console.log(`Wrote ${file}.`);
