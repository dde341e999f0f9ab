import { specReadings } from './specReadings.mjs';

const page = {
  path: 'docs/specification.md',
  text: '| id | reading |\n|---|---|\n| R7 | Ids … |\n| R24 | R9 … |\n',
};
const check = (path: string, text: string) => specReadings([page, { path, text }]);

it.each([
  ['a line', 'libs/ui/src/Card.tsx', '// As read in R24.\n'],
  ['a block', 'libs/ui/src/Card.styles.ts', '/* Two\n   lines (spec §2; R7, R24). */\n.card {}'],
  ['a README', 'apps/share-web/README.md', 'ids (R7)'],
  ['a text that is no comment', 'libs/environment/testing/agents.ts', "const agent = 'OPPO R11 Build';"],
  ['a longer word', 'libs/ui/src/Card.tsx', '// ERR9 and R24x and #R9e'],
  ['a tool', 'tools/workspace/src/x.mjs', '// R99'],
])('accepts what is explained or no citation: %s', (_name, path, text) => {
  expect(check(path, text)).toEqual([]);
});

it.each([
  ['a line', 'libs/ui/src/Card.tsx', 'card(); // see R9 and R9\n'],
  ['a block', 'apps/share-web/src/main.ts', '/**\n * Ids (spec §2,\n * R7, R9).\n */'],
  ['a style file', 'libs/ui/src/Card.styles.ts', '/* R9 */'],
  ['a README', 'libs/ui/README.md', '| ids | (R9) |'],
])('refuses a reading without a row, once a file: %s', (_name, path, text) => {
  expect(check(path, text)).toEqual([`${path} cites R9, which has no row in docs/specification.md.`]);
});

it('refuses all of them when the page is missing', () => {
  expect(specReadings([{ path: 'libs/ui/README.md', text: 'R7, R24' }])).toHaveLength(2);
});
