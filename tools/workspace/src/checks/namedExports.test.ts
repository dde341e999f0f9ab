import { exportedValues } from './exportedValues.mjs';
import { namedExports } from './namedExports.mjs';

const entryPoints = {
  '@share/feed': ['./libs/feed/src/index.ts'],
  '@share/feed/server': ['./libs/feed/src/server.ts'],
  '@share/feed/testing': ['./libs/feed/testing/index.ts'],
};

const check = (readme: string, texts: Record<string, string>) =>
  namedExports([
    { path: 'tsconfig.base.json', text: JSON.stringify({ compilerOptions: { paths: entryPoints } }) },
    { path: 'libs/feed/README.md', text: readme },
    ...Object.entries(texts).map(([path, text]) => ({ path: `libs/feed/${path}`, text })),
  ]);

const server = { 'src/server.ts': "export { loadPage, type Page } from './page/loadPage.server';\n" };

it('accepts what the README names, types, and what is for tests', () => {
  const texts = { ...server, 'testing/index.ts': "export { feedFixture } from './feedFixture';\n" };
  expect(check('- `loadPage(request)`: a page.', texts)).toEqual([]);
});

it.each([
  ['a name that is missing', ''],
  ['a name of which only a part is there', '`loadPages`, `preloadPage`'],
])('refuses %s, and says of which entry point', (_name, readme) => {
  expect(check(readme, server)).toEqual([
    'libs/feed/README.md does not name loadPage, which @share/feed/server exports.',
  ]);
});

it('looks into every entry point', () => {
  const index = { 'src/index.ts': 'export const feedIslands = {};\n' };
  expect(check('', { ...server, ...index })).toHaveLength(2);
});

it('finds declarations, lists over several lines and new names, and leaves types out', () => {
  const text = `export type { Page } from './page';
export {
  first,
  type Second,
  third as fourth,
} from './numbers';
export const fifth = 5;
export const sixth = () => 6;
export interface Seventh {}
const eighth = 8;
`;
  expect(exportedValues(text).sort()).toEqual(['fifth', 'first', 'fourth', 'sixth']);
});
