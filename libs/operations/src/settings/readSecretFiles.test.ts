/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSecretFiles } from './readSecretFiles.server';

const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string) => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};

test('a secret comes out of its file, without the line end', () => {
  const path = write('key', 'secret\n');
  const { values, problems } = readSecretFiles({ KEY_FILE: path, PORT: '1' }, ['KEY', 'OTHER']);
  expect(values).toMatchObject({ KEY: 'secret', PORT: '1' });
  expect(problems).toEqual([]);
});

test('a variable of the same form that belongs to no secret is left alone', () => {
  expect(readSecretFiles({ OTHER_FILE: '/nowhere' }, ['KEY'])).toEqual({
    values: { OTHER_FILE: '/nowhere' },
    problems: [],
  });
});

test('both set, a missing file and an empty one: a sentence each, never with the secret', () => {
  const path = write('both', 'hidden');
  const empty = write('empty', '\n');
  const { values, problems } = readSecretFiles(
    { A: 'open', A_FILE: path, B_FILE: join(folder, 'none'), C_FILE: empty },
    ['A', 'B', 'C'],
  );
  expect(problems).toEqual([
    'A and A_FILE are both set; one of them has to go.',
    `B_FILE names a file that cannot be read (ENOENT): ${join(folder, 'none')}.`,
    `C_FILE names a file that is empty: ${empty}.`,
  ]);
  expect(values['A']).toBe('open');
});
