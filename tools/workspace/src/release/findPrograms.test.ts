import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPrograms } from './findPrograms.mjs';

test('finds what is there, and names the packages of what is not, each once', () => {
  const folder = mkdtempSync(join(tmpdir(), 'programs-'));
  for (const name of ['nginx', 'openssl', 'redis-server']) writeFileSync(join(folder, name), '');
  const { programs, missing } = findPrograms(['', folder]);
  expect(programs.nginx).toBe(join(folder, 'nginx'));
  expect(missing).toEqual(['postgresql', 'varnish']);
  rmSync(folder, { recursive: true });
});
