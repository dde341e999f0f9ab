import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

let root: string;

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'chunks-')));
});

afterEach(() => rmSync(root, { recursive: true }));

/** Vite has only ES modules, which Jest does not load. */
const program = `
  import { build } from 'vite';
  import { islandChunks } from './islandChunks.mjs';
  const { output } = await build({
    root: process.argv[1],
    configFile: false,
    logLevel: 'silent',
    plugins: [islandChunks({ framework: ['react'] })],
    build: { write: false, minify: false, rolldownOptions: { input: 'entry.ts' } },
  });
  console.log(JSON.stringify(output.map(({ fileName, code, source, modules = {} }) => ({ fileName, text: code ?? source, modules: Object.keys(modules) }))));
`;

const files = {
  'entry.ts': "import { islands } from './lib/islands';\nconsole.log(islands);\n",
  'lib/islands.ts': `
    interface Module { when: string; pages?: readonly string[]; needs?: readonly string[]; file?: string; shares?: readonly string[]; load: () => Promise<unknown> }
    type IslandModules = Record<string, Module>;
    const pages = ['article'] as const;
    export const islands = {
      bar: { when: 'user', pages: [...pages, 'video'], needs: ['login'], load: async () => (await import('./Bar')).Bar },
      login: { when: 'use', load: async () => (await import('./Login')).Login },
      hot: { when: 'touch', pages, file: 'cards', load: async () => (await import('./Hot')).Hot },
      picks: { when: 'touch', pages, file: 'cards', load: async () => (await import('./Picks')).Picks },
    } satisfies IslandModules;
  `,
  'lib/Bar.ts': "import { send } from './index';\nexport const Bar = () => send();\n",
  'lib/Login.ts': "import { send } from './index';\nexport const Login = () => send('login');\n",
  'lib/Hot.ts': "import { card } from './index';\nexport const Hot = () => card(1);\n",
  'lib/Picks.ts': "import { card } from './index';\nexport const Picks = () => card(2);\n",
  'lib/index.ts': "export { card } from './card';\nexport { send } from './send';\n",
  'lib/card.ts': 'export const card = (place = 0) => console.log("card", place);\n',
  'lib/send.ts': 'export const send = (name = "") => console.log("send", name);\n',
};

interface Built {
  fileName: string;
  text: string;
  modules: string[];
}

/** The files of a build of these sources. */
const buildClient = (sources: Record<string, string>): Built[] => {
  for (const [path, text] of Object.entries(sources)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const args = ['--input-type=module', '--eval', program, root];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: __dirname, encoding: 'utf8' });
  if (stderr) throw new Error(stderr);
  return JSON.parse(stdout) as Built[];
};

/** Modules by the file that they share, without folders and hashes. */
const togetherIn = (built: Built[]) =>
  built
    .map(({ modules }) => modules.map((id) => id.slice(root.length + 1)).filter((id) => id in files))
    .filter(({ length }) => length > 1);

test('islands name a file, and a first action comes with what it opens', () => {
  const together = togetherIn(buildClient(files));
  expect(together).toContainEqual(expect.arrayContaining(['lib/Bar.ts', 'lib/Login.ts', 'lib/send.ts']));
  expect(together).toContainEqual(expect.arrayContaining(['lib/Hot.ts', 'lib/Picks.ts', 'lib/card.ts']));
  expect(together).toHaveLength(3);
});

test('the rows are written down, and the browser gets nothing that only the build reads', () => {
  const built = buildClient(files);
  const rows = JSON.parse(
    built.find(({ fileName }) => fileName === '.vite/islands.json')?.text ?? '',
  ) as unknown;
  expect(rows).toEqual([
    expect.objectContaining({
      name: 'bar',
      when: 'user',
      pages: ['article', 'video'],
      needs: ['login'],
      module: 'lib/Bar.ts',
      table: 'lib/islands.ts',
    }),
    expect.objectContaining({ name: 'hot', file: 'cards', shares: [] }),
    expect.objectContaining({ name: 'login', when: 'use', needs: [], module: 'lib/Login.ts' }),
    expect.objectContaining({ name: 'picks', pages: ['article'], module: 'lib/Picks.ts' }),
  ]);
  const entry = built.find(({ modules }) => modules.some((id) => id.endsWith('entry.ts')));
  expect(entry?.text).toContain('when: "touch"');
  expect(entry?.text).not.toMatch(/needs:|pages:|file:|article/);
});

test.each(['lib/send.ts', 'lib/Hot.ts', 'lib/index.ts', 'lib/islands.ts'])(
  '%s has the same company under another name',
  (path) => {
    const before = togetherIn(buildClient(files));
    rmSync(root, { recursive: true });
    const toName = (old: string) => old.replace(/(\w+)\.ts$/, 'zz$1.ts');
    const [old, renamed] = [path, toName(path)].map((name) => name.replace(/.*\/(\w+)\.ts$/, '$1'));
    const moved = Object.entries(files).map(([name, text]) => [
      name === path ? toName(name) : name,
      text.replaceAll(new RegExp(`(['/])${old}'`, 'g'), `$1${renamed}'`),
    ]);
    const after = buildClient(Object.fromEntries(moved) as typeof files);
    const asBefore = after.map((file) => ({
      ...file,
      modules: file.modules.map((id) => id.replace(toName(path), path)),
    }));
    const sorted = (groups: string[][]) => groups.map((group) => [...group].sort()).sort();
    expect(sorted(togetherIn(asBefore))).toEqual(sorted(before));
  },
);

test('refuses an island that imports no module', () => {
  const lost = files['lib/islands.ts'].replace("(await import('./Hot')).Hot", 'undefined');
  expect(() => buildClient({ ...files, 'lib/islands.ts': lost })).toThrow('the island hot imports no module');
});
