import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

let root: string;

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'sides-')));
});

afterEach(() => rmSync(root, { recursive: true }));

/** Vite has only ES modules, which Jest does not load. */
const program = `
  import { build } from 'vite';
  import { refuseServerModules } from './refuseServerModules.mjs';
  await build({
    root: process.argv[1],
    configFile: false,
    logLevel: 'silent',
    plugins: [refuseServerModules()],
    build: { write: false, rolldownOptions: { input: 'entry.ts' } },
  });
`;

/** Builds the client of these files; returns the error. */
const buildClient = (files: Record<string, string>) => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const args = ['--input-type=module', '--eval', program, root];
  return spawnSync(process.execPath, args, { cwd: __dirname, encoding: 'utf8' }).stderr;
};

const secret = 'export type Secret = string;\nexport const secret = "of the server";\n';
const importing = (path: string) => `import { secret } from '${path}';\nconsole.log(secret);\n`;

test.each([
  'libs/demo/src/readSecret.server.ts',
  'libs/demo/src/server.ts',
  'libs/demo/src/server/secret.ts',
])('refuses the value of %s and names who imports it', (path) => {
  const message = buildClient({
    'entry.ts': "import './libs/demo/src/Screen';\n",
    'libs/demo/src/Screen.ts': importing(path.replace('libs/demo/src', '.')),
    [path]: secret,
  });
  expect(message).toContain(`libs/demo/src/Screen.ts imports ${path}.`);
});

test('accepts a type of such a module, and other modules', () => {
  const message = buildClient({
    'entry.ts': `import type { Secret } from './secret.server';\n${importing('./libs/demo/src/serverTime')}export const text: Secret = '';\n`,
    'secret.server.ts': secret,
    'libs/demo/src/serverTime.ts': secret,
  });
  expect(message).toBe('');
});
