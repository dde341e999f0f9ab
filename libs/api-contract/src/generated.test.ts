import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

test('openapi.json and the types are current', () => {
  const script = join(__dirname, '../scripts/generate.mjs');
  expect(execFileSync(process.execPath, [script, '--check'], { encoding: 'utf8' })).toContain('current');
});
