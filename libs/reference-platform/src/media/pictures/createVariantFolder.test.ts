import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createVariantFolder } from './createVariantFolder.server';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'variants-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = (maxBytes = 10_000, place = folder) => {
  const errors: unknown[] = [];
  return {
    errors,
    ...createVariantFolder({ folder: place, maxBytes, onUnwritable: (error) => errors.push(error) }),
  };
};
const bytes = (length: number, fill = 7) => new Uint8Array(length).fill(fill);
const sumOf = () => readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);

test('what was written is read, by another process too', async () => {
  await open().write('a', bytes(100));
  expect(await open().read('a')).toEqual(Buffer.from(bytes(100)));
  expect(await open().read('b')).toBeUndefined();
  expect(readdirSync(folder)).toEqual(['a']);
});

test('a file that was cut or changed is not taken', async () => {
  const cache = open();
  for (const damage of [
    (file: Buffer) => file.subarray(0, 60),
    (file: Buffer) => file.fill(1, 50, 51),
    () => Buffer.alloc(0),
  ]) {
    await cache.write('a', bytes(100));
    writeFileSync(join(folder, 'a'), damage(readFileSync(join(folder, 'a'))));
    expect(await cache.read('a')).toBeUndefined();
    expect(readdirSync(folder)).toEqual([]);
  }
});

test('when it is full, what was read longest ago goes', async () => {
  const cache = open(10_000);
  const names = Array.from({ length: 9 }, (_, index) => `v${index}`);
  for (const [index, name] of names.entries()) {
    await cache.write(name, bytes(1_000));
    utimesSync(join(folder, name), 1_000 + index, 1_000 + index);
  }
  await cache.read('v0');
  await cache.write('v9', bytes(1_000));
  await cache.write('v10', bytes(1_000));
  expect(sumOf()).toBeLessThanOrEqual(10_000);
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(['v0', 'v9', 'v10']));
  expect(readdirSync(folder)).not.toContain('v1');
});

test('several processes together stay near the limit', async () => {
  const caches = [open(20_000), open(20_000), open(20_000)];
  for (let round = 0; round < 150; round += 1)
    await Promise.all(caches.map((cache, index) => cache.write(`v${round}-${index}`, bytes(200))));
  expect(sumOf()).toBeLessThanOrEqual(3 * 20_000);
  await open(20_000).write('last', bytes(200));
  expect(sumOf()).toBeLessThanOrEqual(20_000);
});

test('writers of one variant at once leave one whole file', async () => {
  await Promise.all(Array.from({ length: 20 }, () => open().write('a', bytes(5_000))));
  expect(await open().read('a')).toEqual(Buffer.from(bytes(5_000)));
  expect(readdirSync(folder)).toEqual(['a']);
});

test('the unfinished file of a killed process goes after an hour', async () => {
  writeFileSync(join(folder, 'a.1.tmp'), 'x');
  writeFileSync(join(folder, 'b.2.tmp'), 'x');
  utimesSync(join(folder, 'a.1.tmp'), 1_000, 1_000);
  await open().write('c', bytes(10));
  expect(readdirSync(folder).sort()).toEqual(['b.2.tmp', 'c']);
});

test('a folder that cannot be written is reported once, and there is no cache', async () => {
  const path = join(folder, 'file');
  writeFileSync(path, 'x');
  const cache = open(10_000, join(path, 'below'));
  await cache.write('a', bytes(10));
  await cache.write('b', bytes(10));
  expect(cache.errors).toHaveLength(1);
  expect(await cache.read('a')).toBeUndefined();
});
