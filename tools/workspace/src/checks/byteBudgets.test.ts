import { budgetTable, byteBudgets, foreignCode, measurePages } from './byteBudgets.mjs';

const manifest = {
  'src/entry.tsx': { file: 'assets/entry.js', imports: ['_react.js'], css: ['assets/entry.css'] },
  'src/comments.tsx': { file: 'assets/comments.js', imports: ['_react.js', '_swr.js'] },
  '_react.js': { file: 'assets/react.js' },
  '_swr.js': { file: 'assets/swr.js', imports: ['_react.js'] },
  'src/player.tsx': { file: 'assets/player.js' },
};
const sizes: Record<string, number> = {
  'assets/entry.js': 4_000,
  'assets/entry.css': 1_000,
  'assets/react.js': 60_000,
  'assets/swr.js': 5_000,
  'assets/comments.js': 2_500,
};
const sizeOf = (file: string) => sizes[file] ?? Number.NaN;
const step = (when: string, entries: string[], limitKb: number) => ({ when, entries, limitKb });

it('counts each file once, in the step that needs it first', () => {
  const pages = [
    {
      page: 'article',
      steps: [step('until idle', ['src/entry.tsx'], 65), step('on view', ['src/comments.tsx'], 7.5)],
    },
  ];
  const rows = measurePages(pages, manifest, sizeOf);
  expect(rows.map(({ bytes, files }) => [bytes, files.length])).toEqual([
    [65_000, 3],
    [7_500, 2],
  ]);
  expect(byteBudgets(rows)).toEqual([]);
  expect(budgetTable(rows)).toMatch(/article +on view +2 +7\.5 +7\.5$/m);
});

it('refuses one byte too much', () => {
  const pages = [{ page: 'article', steps: [step('until idle', ['src/entry.tsx'], 64.999)] }];
  expect(byteBudgets(measurePages(pages, manifest, sizeOf))).toEqual([
    'article, until idle: 65.0 kB is over the limit of 65.0 kB.',
  ]);
});

it('refuses a table without pages and a key the build does not have', () => {
  expect(byteBudgets([])).toHaveLength(1);
  const pages = [{ page: 'article', steps: [step('until idle', ['src/gone.tsx'], 1)] }];
  expect(() => measurePages(pages, manifest, sizeOf)).toThrow('no chunk "src/gone.tsx"');
});

it('refuses code that belongs to other pages, also when it comes through an import', () => {
  const page = { page: 'article', steps: [step('on view', ['src/comments.tsx'], 1)] };
  expect(foreignCode([{ ...page, never: ['src/player.tsx'] }], manifest)).toEqual([]);
  const leaking = {
    ...manifest,
    'src/comments.tsx': { file: 'assets/comments.js', imports: ['src/player.tsx'] },
  };
  expect(foreignCode([{ ...page, never: ['src/player.tsx'] }], leaking)).toEqual([
    'article loads src/player.tsx, which it may not.',
  ]);
  expect(() => foreignCode([{ ...page, never: ['src/gone.tsx'] }], manifest)).toThrow('src/gone.tsx');
});
