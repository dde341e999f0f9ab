import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../../../..');
const rules = [
  'eslint.config.mjs',
  'tools/workspace/src/boundaries.mjs',
  'tools/workspace/src/lint/constantStyles.mjs',
  'tools/workspace/src/lint/findStyleProblems.mjs',
  'tools/workspace/src/lint/noBrowserGlobals.mjs',
  'tools/workspace/src/styles/readModule.mjs',
  'tools/workspace/src/styles/syntaxTree.mjs',
];

/**
 * @typedef {object} FixtureWorkspace
 * @property {(files: { path: string, text: string }[]) => { path: string, messages: string[] }[]} lint
 * @property {() => void} remove
 */

/**
 * A small workspace in a temporary folder: the given projects, each with an entry point `@share/<name>` that
 * exports `value`, under the real ESLint configuration and the real boundary table.
 *
 * @param {Record<string, string>} projects tags by project name, separated by blanks
 * @returns {FixtureWorkspace}
 */
export const fixtureWorkspace = (projects) => {
  const folder = mkdtempSync(join(tmpdir(), 'boundaries-'));
  const write = (/** @type {string} */ path, /** @type {unknown} */ content) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), typeof content === 'string' ? content : JSON.stringify(content));
  };
  const entries = Object.keys(projects).map((name) => [`@share/${name}`, [`./libs/${name}/src/index.ts`]]);
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  rules.forEach((path) => cpSync(join(root, path), join(folder, path)));
  write('package.json', { name: 'fixture', private: true, type: 'module' });
  write('nx.json', { neverConnectToCloud: true, analytics: false, cacheDirectory: '.nx/cache' });
  write('tsconfig.base.json', { compilerOptions: { paths: Object.fromEntries(entries) } });
  for (const [name, tags] of Object.entries(projects)) {
    write(`libs/${name}/project.json`, { name, sourceRoot: `libs/${name}/src`, tags: tags.split(' ') });
    write(`libs/${name}/src/index.ts`, 'export const value = 1;\n');
  }
  return {
    lint: (files) => lint(folder, files),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
};

const lint = (/** @type {string} */ folder, /** @type {{ path: string, text: string }[]} */ files) => {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'lintTexts.mjs')],
    {
      cwd: folder,
      input: JSON.stringify(files),
      encoding: 'utf8',
      env: { ...process.env, NX_DAEMON: 'false', NX_WORKSPACE_ROOT_PATH: folder, FORCE_COLOR: '0' },
    },
  );
  if (status !== 0) throw new Error(`The fixture could not be linted: ${stderr}`);
  return JSON.parse(stdout.split('\n').filter(Boolean).at(-1) ?? '[]');
};
