import { glossary } from './glossary.mjs';

const table = {
  path: 'docs/glossary.md',
  text: '# G\n\n| not | but |\n| --- | --- |\n| `kept`, `made-up` | `cached` |\n| `reader` | `visitor` |\n\nFurther rules\n\n| `place` | x |\n',
};
const check = (text: string, path = 'libs/x/src/x.ts') => glossary([table, { path, text }]);

it.each([
  ['a word', '// It is kept.'],
  ['a word at the start of a sentence', '/** Kept for later. */'],
  ['the first part of a name', 'const keptLists = 1;'],
  ['another part of a name', 'useKeptLists();'],
  ['a word with a hyphen', '// a made-up address'],
])('finds %s', (_name, text) => {
  expect(check(`first\n${text}`)).toEqual([
    expect.stringMatching(/^libs\/x\/src\/x\.ts:2 says '(kept|made-up)': write `cached`$/),
  ]);
});

it.each([
  ['a longer word', 'keptured, unkept'],
  ['names of the platform', 'body.getReader(); new FileReader(); // for screen readers'],
  ['words of the second table', 'place'],
])('accepts %s', (_name, text) => {
  expect(check(text)).toEqual([]);
});

it('finds a word in the name of a file, and leaves the corpus and other kinds of files alone', () => {
  expect(check('', 'libs/x/src/useKept.ts')).toHaveLength(1);
  expect(check('kept', 'apps/share-web-e2e/corpus/a/b.md')).toEqual([]);
  expect(check('kept', 'libs/x/fixture.html')).toEqual([]);
});

it('fails without its table', () => {
  expect(glossary([])).toEqual(['docs/glossary.md has no words']);
});
