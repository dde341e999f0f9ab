import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writePack } from './writePack.mjs';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'write-pack-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A workspace whose program was built at some time, with some rights. */
const build = (name: string, builtAt: number, mode: number) => {
  const root = join(folder, name);
  const dist = join(root, 'dist');
  mkdirSync(join(dist, '.vite'), { recursive: true });
  writeFileSync(join(root, 'package-lock.json'), '{"packages":{}}');
  writeFileSync(join(dist, '.vite/packages.json'), '[]');
  for (const file of ['main.js', 'a.js']) {
    writeFileSync(join(dist, file), `// ${file}`);
    utimesSync(join(dist, file), builtAt, builtAt);
    chmodSync(join(dist, file), mode);
  }
  return root;
};

const pack = {
  name: 'program-1.0.0',
  program: 'main.js',
  folders: { dist: '.' },
  builds: ['dist'],
  packages: [],
  limitMb: 1,
  archiveLimitMb: 1,
};

test('equal builds give equal archives, whenever and wherever they were made', async () => {
  const one = await writePack(build('one', 1_000, 0o600), join(folder, 'first'), pack, '1.0.0');
  const two = await writePack(build('two', 2_000, 0o664), join(folder, 'second'), pack, '1.0.0');
  expect(readFileSync(one.archive).equals(readFileSync(two.archive))).toBe(true);
  const listed = execFileSync('tar', ['-tzf', one.archive], { encoding: 'utf8' }).split('\n');
  expect(listed.filter((line) => line && !line.endsWith('/'))).toEqual(
    ['LICENSES', 'a.js', 'main.js', 'package.json', 'sbom.json'].map((file) => `program-1.0.0/${file}`),
  );
});

test.each([
  [{ limitMb: 0.0001 }, 'program-1.0.0 has 0.0 MB; its limit is 0.0001.'],
  [{ archiveLimitMb: 0.0001 }, 'The archive of program-1.0.0 has 0.0 MB; its limit is 0.0001.'],
])('a pack over a limit is refused: %j', async (limit, message) => {
  const written = writePack(build('one', 1_000, 0o644), folder, { ...pack, ...limit }, '1.0.0');
  await expect(written).rejects.toThrow(message);
});
