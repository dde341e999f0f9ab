import { toPackages } from './listPackages.mjs';

const root = '/site';
const code = { code: 'export {}' };

test('lists every package once, with its scope, sorted', () => {
  const modules: [string, typeof code][] = [
    ['/site/node_modules/zod/v4/index.js', code],
    ['/site/node_modules/@redis/client/dist/index.js', code],
    ['/site/node_modules/zod/v4/core.js', code],
  ];
  expect(toPackages(root, modules)).toEqual(['node_modules/@redis/client', 'node_modules/zod']);
});

test('a package inside another one is itself', () => {
  expect(toPackages(root, [['/site/node_modules/a/node_modules/b/index.js', code]])).toEqual([
    'node_modules/a/node_modules/b',
  ]);
});

test('own modules, virtual ones and those that leave no code are not listed', () => {
  expect(
    toPackages(root, [
      ['/site/libs/ui/src/index.ts', code],
      ['\0rolldown/runtime.js', code],
      ['/site/node_modules/unused/index.js', { code: null }],
    ]),
  ).toEqual([]);
});
