/** `npm run sizes`: how big the libraries are, and how many names each of their entry points exports. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { librarySizes, measureLibraries } from '../src/checks/librarySizes.mjs';
import { listFiles, readTexts } from '../src/checks/listFiles.mjs';
import { textTable } from '../src/checks/textTable.mjs';

const root = join(import.meta.dirname, '../../..');

/** An entry point lists its names one by one, in braces or as declarations. */
const countExports = (/** @type {string} */ path) =>
  [...readFileSync(join(root, path), 'utf8').matchAll(/^export (?:type )?(?:\{([^}]*)\}|\*? ?\w)/gm)].flatMap(
    ([, names]) => names?.split(',').filter((name) => name.trim()) ?? ['declaration'],
  ).length;

/** @type {Record<string, string[]>} */
const entryPoints = ts.parseConfigFileTextToJson(
  'tsconfig.base.json',
  readFileSync(join(root, 'tsconfig.base.json'), 'utf8'),
).config.compilerOptions.paths;
const exported = Object.entries(entryPoints)
  .flatMap(([name, [path = '']]) => (path.endsWith('.ts') ? [{ name, path: path.slice(2) }] : []))
  .map(({ name, path }) => ({ name, path, names: countExports(path) }));

const sizes = measureLibraries(readTexts(root, listFiles(root)));
const rows = sizes.map(({ name, code, lines, files, median, p95 }) => {
  const entries = exported.filter(({ path }) => path.startsWith(`${name}/`));
  const label = (/** @type {string} */ entry) => entry.split('/').slice(2).join('/') || 'index';
  const names = entries.map((entry) => `${label(entry.name)} ${entry.names}`).join(', ');
  return [name, names, ...[code, lines, files, median, p95].map(String)];
});
console.log(textTable([['', 'exported names', 'code', 'lines', 'files', 'median', 'p95'], ...rows], 2));
const own = sizes.filter(({ name }) => name !== 'sample content');
const [code, lines] = /** @type {const} */ (['code', 'lines']).map((key) =>
  own.reduce((sum, size) => sum + size[key], 0),
);
console.log(`\n${code} lines of code (${lines} with comments) in libs and tools, sample content apart`);
librarySizes(sizes).forEach((problem) => console.log(`over the limit: ${problem}`));
