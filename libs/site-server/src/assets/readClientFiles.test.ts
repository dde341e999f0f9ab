import { mkdtemp, mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readClientFiles } from './readClientFiles';

const rules = [{ css: '.a{}', selectors: [['a']] }];
const theme = ['--toast'];

const buildOf = async (manifest: object) => {
  const folder = await mkdtemp(join(tmpdir(), 'client-'));
  await mkdir(join(folder, '.vite'));
  await writeFile(join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
  await writeFile(
    join(folder, '.vite/styles.json'),
    JSON.stringify([{ file: 'assets/s-1.css', rules, theme }]),
  );
  return folder;
};

test('finds modules under the base path', async () => {
  const folder = await buildOf({ 'src/a.ts': { file: 'assets/a-1.js' } });
  const { addressOf, ...files } = await readClientFiles(folder, '/davmu/share/');
  expect(addressOf('src/a.ts')).toBe('/davmu/share/assets/a-1.js');
  expect(files).toEqual({
    logo: '/davmu/share/logo.svg',
    styleSheets: [{ href: '/davmu/share/assets/s-1.css', rules, theme }],
    assets: { clientDir: folder },
  });
});

test('says what to do when the build has no such module', async () => {
  const folder = await buildOf({});
  const { addressOf } = await readClientFiles(folder, '/');
  expect(() => addressOf('src/a.ts')).toThrow('Build the site again.');
});
