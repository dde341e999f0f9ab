import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../../..');

/**
 * The compiler's messages about texts, as if they lay side by side in a library: under the real configuration, with the real
 * libraries to import from.
 *
 * @type {(files: { name: string, text: string }[]) => string}
 */
export const typeErrors = (files) => {
  const folder = mkdtempSync(join(tmpdir(), 'types-'));
  const write = (/** @type {string} */ name, /** @type {string} */ text) =>
    writeFileSync(join(folder, name), text);
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  write(
    'tsconfig.json',
    JSON.stringify({
      extends: join(root, 'tsconfig.base.json'),
      compilerOptions: { types: ['node', 'jest', '@testing-library/jest-dom'] },
      include: ['*.ts', '*.tsx'],
    }),
  );
  files.forEach(({ name, text }) => write(name, text));
  const compiler = join(root, 'node_modules/typescript7/bin/tsc');
  const { stdout, stderr } = spawnSync(process.execPath, [compiler, '-p', folder], { encoding: 'utf8' });
  rmSync(folder, { recursive: true, force: true });
  return `${stdout}${stderr}`;
};
