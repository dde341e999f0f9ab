import { pageBudgets } from './pageBudgets.mjs';

const island = (name: string, when: string, given: object = {}) => ({
  name,
  when,
  needs: [],
  shares: [],
  module: `lib/${name}.tsx`,
  table: 'lib/islands.ts',
  ...given,
});

const islands = [
  island('masthead', 'user', { pages: 'every', needs: ['login'] }),
  island('login', 'use'),
  island('menu', 'use', { file: 'panels' }),
  island('bar', 'user', { pages: ['article', 'video'], needs: ['login'] }),
  island('player', 'view', { pages: ['video'], shares: ['lists'] }),
  island('hot', 'touch', { pages: ['article'], file: 'cards' }),
  island('feed', 'load', { pages: ['feed'], table: 'lib/furtherIslands.ts' }),
];

const bundles = islands.map(({ name, module }) => ({
  name: { hot: 'cards', menu: 'panels' }[name] ?? name,
  file: `${name}.js`,
  imports: [],
  modules: [module],
}));

const start = [{ when: 'until idle', entries: ['src/entry.ts'], limitKb: 1 }];
const everyPage = { start, runtime: 'src/runtime.tsx', filesOfFirstAction: 4, onDemand: ['lib/hls.ts'] };
const kinds = {
  article: { unasked: 10, touched: 2, firstAction: 12 },
  video: { unasked: 11, touched: 2, firstAction: 13 },
  feed: { unasked: 14, firstAction: 12 },
};
const budgets = { client: 'client', everyPage, kinds, further: [] };

const budgetOf = (kind: string) => pageBudgets(budgets, islands, bundles).find(({ page }) => page === kind);

it('weighs the islands of a kind of page as their rows name it, those that wait for a touch by themselves', () => {
  expect(budgetOf('video')).toMatchObject({
    before: ['src/entry.ts'],
    steps: [
      {
        when: 'islands',
        entries: ['src/runtime.tsx', 'lib/islands.ts', 'lib/islands.ts', 'lib/player.tsx'],
        limitKb: 11,
      },
      { when: 'on touch', entries: ['lib/bar.tsx'], limitKb: 2 },
    ],
  });
  expect(budgetOf('feed')?.steps).toEqual([
    { when: 'islands', entries: ['src/runtime.tsx', 'lib/furtherIslands.ts', 'lib/feed.tsx'], limitKb: 14 },
  ]);
});

it('follows a first action from an island to the panel that it needs, or that the frame of a page needs', () => {
  expect(budgetOf('article')?.firstAction).toEqual({
    tap: 'first action',
    start: ['src/entry.ts'],
    chain: [['src/runtime.tsx', 'lib/islands.ts', 'lib/bar.tsx'], ['lib/login.tsx']],
    files: 4,
    limitKb: 12,
  });
  expect(budgetOf('feed')?.firstAction?.chain).toEqual([
    ['src/runtime.tsx', 'lib/islands.ts', 'lib/masthead.tsx', 'lib/login.tsx'],
  ]);
});

it('keeps panels and islands of other kinds out of a page, unless code is shared by name or for first actions', () => {
  expect(budgetOf('article')?.never).toEqual([
    'lib/hls.ts',
    'lib/menu.tsx',
    'lib/player.tsx',
    'lib/feed.tsx',
  ]);
});

it('weighs what comes after the islands of a kind of page without these', () => {
  const steps = [{ when: 'played', entries: ['lib/hls.ts'], limitKb: 98 }];
  const further = [{ page: 'HLS', after: 'video', steps }];
  expect(pageBudgets({ ...budgets, further }, islands, bundles).at(-1)).toEqual({
    page: 'HLS',
    before: expect.arrayContaining(['src/entry.ts', 'lib/player.tsx', 'lib/bar.tsx']),
    steps,
    // What it loads itself is not among these.
    never: ['lib/menu.tsx', 'lib/feed.tsx'],
  });
});

it('keeps out what a kind of page names, although its code is shared', () => {
  const withNever = (never: string[]) => ({
    ...budgets,
    kinds: { ...kinds, feed: { ...kinds.feed, never } },
  });
  const [feed] = pageBudgets(withNever(['hot']), islands, bundles).filter(({ page }) => page === 'feed');
  expect(feed?.never).toEqual(['lib/hls.ts', 'lib/menu.tsx', 'lib/player.tsx', 'lib/hot.tsx']);
  expect(() => pageBudgets(withNever(['gone']), islands, bundles)).toThrow('There is no island "gone".');
});

it('has a limit of 0 for islands that wait for a touch, where none is set', () => {
  const { article, ...others } = kinds;
  const limits = { ...others, article: { unasked: article.unasked } };
  const [, page] = pageBudgets({ ...budgets, kinds: limits }, islands, bundles).filter(({ page }) =>
    ['every page', 'article'].includes(page),
  );
  expect(page?.steps[1]).toMatchObject({ when: 'on touch', limitKb: 0 });
});

it('refuses a kind of page without limits, and limits of a kind that no island names', () => {
  const { feed, ...others } = kinds;
  expect(() => pageBudgets({ ...budgets, kinds: others }, islands, bundles)).toThrow(
    'These kinds of page have no byte budget: feed.',
  );
  expect(() => pageBudgets({ ...budgets, kinds: { ...kinds, poll: feed } }, islands, bundles)).toThrow(
    'No island is of these kinds of page: poll.',
  );
});
