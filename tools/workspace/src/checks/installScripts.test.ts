import { installScripts } from './installScripts.mjs';

const quiet = { version: '1.0.0' };
const withScript = { ...quiet, hasInstallScript: true };
const npmrc = 'audit=false\nignore-scripts=true\n';
const check = (packages: Record<string, object>, allowScripts: Record<string, boolean>, text = npmrc) =>
  installScripts({ packages }, { allowScripts }, text);

it('accepts packages without install scripts, and those that are listed', () => {
  const packages = {
    '': withScript,
    'node_modules/x': quiet,
    'node_modules/@s/y': withScript,
    'node_modules/x/node_modules/z': withScript,
  };
  expect(check(packages, { '@s/y': false, z: false })).toEqual([]);
});

it.each([
  ['a new one', { 'node_modules/x': withScript }, {}, 'x has an install script'],
  [
    'a new one inside another',
    { 'node_modules/y/node_modules/@s/x': withScript },
    { y: false },
    '@s/x has an',
  ],
  ['one that is no longer there', { 'node_modules/x': quiet }, { x: false }, 'x is listed'],
  ['one that would run', { 'node_modules/x': withScript }, { x: true }, 'x is allowed'],
])('refuses %s', (_name, packages, allowScripts, sentence) => {
  expect(check(packages, allowScripts)).toContainEqual(expect.stringContaining(sentence));
});

it.each(['', 'ignore-scripts=false', '#ignore-scripts=true', 'ignore-scripts=true-ish'])(
  'refuses a .npmrc with %j',
  (text) => {
    expect(check({}, {}, text)).toEqual(['.npmrc does not say ignore-scripts=true.']);
  },
);
