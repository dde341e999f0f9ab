import { toEnvExample } from './toEnvExample.mjs';

const operations = [
  '| name | default | meaning |',
  '|---|---|---|',
  '| `HOST`, `PORT` | 127.0.0.1, 80 | where it listens; see [below](#x) |',
  '| `EXTRA_A_SRC`, `…_B_SRC` | empty | `a\\|b` |',
  '| `KEY` | none | the secret |',
].join('\n');

test('settings stand below what they mean, with their defaults, secrets with their files', () => {
  const settings = [
    { name: 'HOST', byDefault: '127.0.0.1', isSecret: false },
    { name: 'PORT', byDefault: '80', isSecret: false },
    { name: 'EXTRA_B_SRC', byDefault: '* x', isSecret: false },
    { name: 'KEY', byDefault: undefined, isSecret: true },
  ];
  expect(toEnvExample({ title: 'Title.', settings, operations }).split('\n').slice(1)).toEqual([
    '',
    '# where it listens; see below',
    '#HOST=127.0.0.1',
    '#PORT=80',
    '',
    '# a|b',
    "#EXTRA_B_SRC='* x'",
    '',
    '# the secret',
    '#KEY=',
    '#KEY_FILE=/run/secrets/key',
    '',
  ]);
});

test('a setting that is not documented is an error', () => {
  const settings = [{ name: 'OTHER', byDefault: '1', isSecret: false }];
  expect(() => toEnvExample({ title: '', settings, operations })).toThrow(
    'OTHER has no row in docs/operations.md.',
  );
});
