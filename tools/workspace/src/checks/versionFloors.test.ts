import { floors, versionFloors } from './versionFloors.mjs';

const lock = (packages: Record<string, { version: string; name?: string }>) => ({ packages });

it('accepts every package exactly at its floor, and packages without one', () => {
  const atFloor = floors.map(({ name, atLeast }) => [`node_modules/${name}`, { version: atLeast }]);
  expect(
    versionFloors(lock({ ...Object.fromEntries(atFloor), 'node_modules/x': { version: '0.0.1' } })),
  ).toEqual([]);
});

it.each(floors)('refuses $name below $atLeast', ({ name }) => {
  expect(versionFloors(lock({ [`node_modules/${name}`]: { version: '1.0.0' } }))).toHaveLength(1);
});

it('finds a nested copy, a pre-release and an alias', () => {
  const found = versionFloors(
    lock({
      'node_modules/x/node_modules/hono': { version: '4.12.18' },
      'node_modules/react': { version: '19.2.8-canary.1' },
      'node_modules/old-router': { version: '6.0.0', name: 'react-router' },
    }),
  );
  expect(found.map((sentence) => sentence.split(' ')[0])).toEqual([
    'node_modules/x/node_modules/hono',
    'node_modules/react',
    'node_modules/old-router',
  ]);
});

it('refuses server functions in any version', () => {
  expect(versionFloors(lock({ 'node_modules/react-server-dom-webpack': { version: '19.9.9' } }))).toEqual([
    expect.stringContaining('must not be installed'),
  ]);
});
