import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runBackup } from './runBackup';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'reference-api-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test.each([
  [['backup'], {}, /^Usage: /],
  [['store', 'a.tar.gz'], {}, /^Usage: /],
  [['backup', 'a.tar.gz', 'b.tar.gz'], {}, /^Usage: /],
  [['backup', 'a.tar.gz'], { databaseUrl: 'postgres://a:secret@b/c' }, /^DATABASE_URL is set: .*pg_dump/],
  [['backup', 'a.tar.gz'], {}, /has no database/],
  [['restore', 'missing.tar.gz'], {}, /no such file/],
])('%j is refused with a sentence', async (values, settings, message) => {
  await expect(runBackup(values, { dataDir: folder, ...settings })).rejects.toThrow(message);
});
