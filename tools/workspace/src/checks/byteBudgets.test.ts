import { actionSteps, budgetTable, byteBudgets, foreignCode, measurePages } from './byteBudgets.mjs';

const bundle = (file: string, imports: string[], ...modules: string[]) => ({ file, imports, modules });
const bundles = [
  bundle('entry.js', ['react.js'], 'src/entry.tsx', 'src/hydrate.ts'),
  bundle('comments.js', ['react.js', 'swr.js'], 'src/comments.tsx'),
  bundle('react.js', [], 'node_modules/react/index.js'),
  bundle('swr.js', ['react.js'], 'node_modules/swr/index.js'),
  bundle('player.js', [], 'src/player.tsx'),
];
const sizes: Record<string, number> = {
  'entry.js': 5_000,
  'react.js': 60_000,
  'swr.js': 5_000,
  'comments.js': 2_500,
  'player.js': 1_000,
};
const sizeOf = (file: string) => sizes[file] ?? Number.NaN;
const step = (when: string, entries: string[], limitKb: number) => ({ when, entries, limitKb });
const idle = step('until idle', ['src/entry.tsx'], 65);

it('counts each file once, in the step that needs it first', () => {
  const pages = [{ page: 'article', steps: [idle, step('on view', ['src/comments.tsx'], 7.5)] }];
  const rows = measurePages(pages, bundles, sizeOf);
  expect(rows.map(({ bytes, files }) => [bytes, files])).toEqual([
    [65_000, 2],
    [7_500, 2],
  ]);
  expect(byteBudgets(rows)).toEqual([]);
  expect(budgetTable(rows)).toMatch(/article +on view +2 +7,500 +7,500$/m);
});

it('does not count what is there already', () => {
  const pages = [
    { page: 'article', before: ['src/entry.tsx'], steps: [step('on view', ['src/comments.tsx'], 8)] },
  ];
  expect(measurePages(pages, bundles, sizeOf)[0]).toMatchObject({ bytes: 7_500, files: 2 });
});

it('a module that shares its file with others is weighed with them', () => {
  const pages = [{ page: 'article', steps: [step('until idle', ['src/hydrate.ts'], 65)] }];
  expect(measurePages(pages, bundles, sizeOf)[0]).toMatchObject({ bytes: 65_000, files: 2 });
});

it('refuses one byte too much', () => {
  const pages = [{ page: 'article', steps: [step('until idle', ['src/entry.tsx'], 64.999)] }];
  expect(byteBudgets(measurePages(pages, bundles, sizeOf))).toEqual([
    'article, until idle: 65,000 B are over the limit of 64,999 B.',
  ]);
});

it('refuses a table without pages and a module the client does not have', () => {
  expect(byteBudgets([])).toHaveLength(1);
  const pages = [{ page: 'article', steps: [step('until idle', ['src/gone.tsx'], 1)] }];
  expect(() => measurePages(pages, bundles, sizeOf)).toThrow('no module "src/gone.tsx"');
});

it('refuses code that belongs to other pages, also when it comes through an import', () => {
  const page = { page: 'article', steps: [step('on view', ['src/comments.tsx'], 1)] };
  expect(foreignCode([{ ...page, never: ['src/player.tsx'] }], bundles)).toEqual([]);
  const leaking = [...bundles.slice(2), bundle('comments.js', ['player.js'], 'src/comments.tsx')];
  expect(foreignCode([{ ...page, never: ['src/player.tsx'] }], leaking)).toEqual([
    'article loads src/player.tsx, which it may not.',
  ]);
  expect(() => foreignCode([{ ...page, never: ['src/gone.tsx'] }], bundles)).toThrow('src/gone.tsx');
});

describe('a first action', () => {
  const pageWith = (chain: string[][], files = 4) => [
    {
      page: 'article',
      steps: [idle],
      firstAction: { tap: 'star', start: idle.entries, chain, files, limitKb: 73 },
    },
  ];

  it('is weighed with the start; its files are counted without', () => {
    const pages = pageWith([['src/comments.tsx'], ['node_modules/swr/index.js']]);
    expect(measurePages(pages, bundles, sizeOf)[1]).toEqual({
      page: 'article',
      when: 'star',
      files: 2,
      bytes: 72_500,
      limit: 73_000,
    });
    expect(actionSteps(pages, bundles)).toEqual([]);
  });

  it('may not need more files than its budget says', () => {
    expect(actionSteps(pageWith([['src/comments.tsx']], 1), bundles)).toEqual([
      'article, star: 2 files, 1 are allowed.',
    ]);
  });

  it('may not request code when other code has arrived', () => {
    expect(actionSteps(pageWith([['src/comments.tsx'], ['src/player.tsx']]), bundles)).toEqual([
      'article, star: its code comes in 2 steps; one is allowed.',
    ]);
  });
});
