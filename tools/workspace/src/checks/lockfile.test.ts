import { lockfile } from './lockfile.mjs';

const good = { version: '1.0.0', integrity: 'sha512-x' };

it('accepts integrity, exact versions, aliases and links', () => {
  expect(
    lockfile({
      packages: {
        '': { dependencies: { x: '1.0.0' }, devDependencies: { y: 'npm:z@7.0.2', w: '2.0.0-rc.1' } },
        'node_modules/x': good,
        'node_modules/x/node_modules/inside': { version: '1.0.0', inBundle: true },
        'node_modules/here': { link: true, resolved: 'libs/here' },
      },
    }),
  ).toEqual([]);
});

it.each([
  ['a package without integrity', { 'node_modules/x': { version: '1.0.0' } }, 'no integrity'],
  [
    'an address',
    { 'node_modules/x': { ...good, resolved: 'https://packages.example/x.tgz' } },
    'names the registry',
  ],
  ['a range', { '': { dependencies: { x: '^1.0.0' } } }, 'pin one exact version'],
  ['an alias of a range', { '': { devDependencies: { x: 'npm:y@~1.0.0' } } }, 'pin one exact version'],
])('refuses %s', (_name, packages, sentence) => {
  expect(lockfile({ packages })).toEqual([expect.stringContaining(sentence)]);
});
