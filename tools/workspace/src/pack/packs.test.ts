import { isPacked, toPacks } from './packs.mjs';

test.each([
  'apps/share-web/dist/client/.vite/manifest.json',
  'apps/share-web/dist/client/assets/main-1a2b.js.br',
  'node_modules/sharp/dist/sharp.cjs',
  'node_modules/@electric-sql/pglite/dist/fs/nodefs.js',
  'node_modules/@electric-sql/pglite/dist/pglite.wasm',
  'libs/reference-platform/fixtures/media/live',
])('%s is packed', (path) => {
  expect(isPacked(path)).toBe(true);
});

test.each([
  'apps/share-web/dist/client/.vite/packages.json',
  'apps/share-web/dist/client/.vite/bundles.json',
  'apps/share-web/dist/maps',
  'node_modules/sharp/src',
  'node_modules/sharp/dist/index.d.cts',
  'node_modules/@electric-sql/pglite/dist/contrib',
  'node_modules/@electric-sql/pglite/dist/pgcrypto.tar.gz',
  'node_modules/@electric-sql/pglite/dist/index.js.map',
])('%s is not', (path) => {
  expect(isPacked(path)).toBe(false);
});

test('the site runs everywhere; the platform names the system its native code is for', () => {
  const { site, platform } = toPacks('1.2.3');
  expect(site.name).toBe('share-site-1.2.3');
  expect(platform.name).toBe(`share-platform-1.2.3-${process.platform}-${process.arch}`);
});
