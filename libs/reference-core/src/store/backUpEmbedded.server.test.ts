/** @jest-environment node */
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BackupError, backUpEmbedded, restoreEmbedded } from './backUpEmbedded.server';
import { DataDirInUseError } from './lockDataDir.server';
import { openEmbeddedStore } from './openStore.server';

jest.setTimeout(120_000);

test('a database is the same after a backup and a restore, and nothing is overwritten', async () => {
  const root = await mkdtemp(join(tmpdir(), 'backup-'));
  const [folder, other, file] = ['data', 'other', 'backup.tar.gz'].map((name) => join(root, name)) as [
    string,
    string,
    string,
  ];
  await expect(backUpEmbedded(folder, file)).rejects.toThrow(BackupError);

  const store = await openEmbeddedStore(folder);
  const body = { post: 'wetland1', parent: '', content: '云浦 👍' };
  await store.insert('comment', 'a', body);
  await store.put('content', 'wetland1', { title: '白鹭', content_type: 'article' });
  await store.put('search-entry', 'wetland1', { title: '白鹭', type: 'article' });
  await expect(backUpEmbedded(folder, file)).rejects.toThrow(DataDirInUseError);
  await store.close();
  expect(await backUpEmbedded(folder, file)).toBe((await readFile(file)).length);
  await expect(restoreEmbedded(folder, file)).rejects.toThrow(/has a database already/);

  const broken = join(root, 'broken.tar.gz');
  await writeFile(broken, (await readFile(file)).subarray(0, 100_000));
  await expect(restoreEmbedded(other, broken)).rejects.toThrow(BackupError);
  expect(existsSync(join(other, 'pg'))).toBe(false);

  await restoreEmbedded(other, file);
  const restored = await openEmbeddedStore(other);
  expect(await restored.list('comment', { where: { post: 'wetland1' } })).toEqual([body]);
  expect((await restored.search('search-entry', { keyword: '白鹭', limit: 1 })).total).toBe(1);
  await restored.put('content', 'b', { content_type: 'article' });
  expect(await restored.count('content', { content_type: 'article' })).toBe(2);
  expect(await restored.checkCounts([])).toEqual([]);
  await restored.close();
  await rm(root, { recursive: true });
});
