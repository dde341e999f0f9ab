import { namedFiles } from './namedFiles.mjs';

const tree = [
  'libs/ui/src/card/Card.styles.ts',
  'libs/ui/src/card/Card.stories.tsx',
  'libs/feed/src/loadHomePage.server.test.tsx',
  'libs/feed/src/viewOf.test.ts',
  'apps/share-web-e2e/src/home.spec.ts',
].map((path) => ({ path, text: '' }));
const check = (text: string, path = 'libs/ui/README.md') => namedFiles([...tree, { path, text }]);

it.each([
  'styles in `Card.styles.ts`, states in Card.stories.tsx',
  '| home | `loadHomePage.server.test.tsx`, `home.spec.ts` of the app |',
  '`src/viewOf.test.ts`',
  '`load…Page.server.test.tsx`, `card/*.stories.tsx`',
  '`X.styles.ts` and `X.test.tsx` stand side by side',
  'a test of `Card.tsx`, `gone.mjs`',
])('accepts %s', (text) => expect(check(text)).toEqual([]));

it.each([
  ['a test', 'see `readView.test.ts`', 'readView.test.ts'],
  ['a test with another ending', '`loadHomePage.test.tsx`', 'loadHomePage.test.tsx'],
  ['a browser test', '`feed.spec.ts`', 'feed.spec.ts'],
  ['a style file in a folder', '`src/card/Tile.styles.ts`', 'Tile.styles.ts'],
  ['a story', 'Tile.stories.tsx', 'Tile.stories.tsx'],
  ['a part of a name that no file has', '`to…View.test.ts`', 'to…View.test.ts'],
])('refuses %s that does not exist', (_name, text, name) => {
  expect(check(`first line\n${text}`)).toEqual([`libs/ui/README.md:2 names ${name}, which does not exist.`]);
});

it.each(['README.md', 'docs/decisions/0001-x.md'])('looks into %s', (path) => {
  expect(check('gone.spec.ts', path)).toHaveLength(1);
});

it('looks into no other file', () => {
  expect(check('// gone.spec.ts', 'libs/ui/src/Card.tsx')).toEqual([]);
});
