/**
 * Compiles the style files and components of small workspaces. A program of its own, because Vite has only ES modules, which Jest does not load.
 *
 * Input: `[{ files: { [path]: text } }]` as JSON on standard input; output: for each, the compiled files (`X.styles.css` is the sheet of
 * `X.styles.ts`), the maps, or why it was refused.
 */
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createStyleCompiler } from '../styles/createStyleCompiler.mjs';
import { rewriteParts } from '../styles/rewriteParts.mjs';
import { toComponents, toSheetId } from '../styles/toComponents.mjs';

const paths = { '@share/ui': ['./libs/ui/src/index.ts'], '@share/ui/theme': ['./libs/ui/src/theme.ts'] };

const compile = (/** @type {Record<string, string>} */ files) => {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'styles-')));
  const at = (/** @type {string} */ path) => join(root, path);
  for (const [path, content] of Object.entries({
    'tsconfig.base.json': JSON.stringify({ compilerOptions: { paths } }),
    ...files,
  })) {
    mkdirSync(dirname(at(path)), { recursive: true });
    writeFileSync(at(path), content);
  }
  const compiler = createStyleCompiler({
    root,
    toName: (name, file) => `${basename(file, '.styles.ts')}-${name}`,
  });
  /** @type {Record<string, string>} */
  const texts = {};
  try {
    for (const path of Object.keys(files)) {
      if (path.endsWith('.styles.ts')) {
        const { code, map } = compiler.compile(at(path));
        texts[toSheetId(path)] = code;
        texts[`${toSheetId(path)}.map`] = map.toString();
        texts[path] = toComponents(at(path), compiler).replaceAll(root, '');
      } else if (path.endsWith('.tsx')) {
        const { code, map } = rewriteParts(at(path), files[path] ?? '', compiler);
        texts[path] = code;
        texts[`${path}.map`] = map.toString();
      }
    }
    const sheets = Object.keys(files).filter((path) => /\.css$|\.styles\.ts$/.test(path));
    const order = compiler.withUsed(sheets.map(at)).filter((file) => /\.css$|\.styles\.ts$/.test(file));
    return { texts, order: order.map((file) => file.slice(root.length + 1)), refusal: '' };
  } catch (error) {
    return { texts, order: [], refusal: /** @type {Error} */ (error).message };
  } finally {
    rmSync(root, { recursive: true });
  }
};

/** @type {Record<string, string>[]} */
const cases = JSON.parse(await text(process.stdin));
console.log(JSON.stringify(cases.map(compile)));
