import type { Graph, Row } from './findLoads.mjs';
import { furtherLibraries } from './furtherLibraries.mjs';

const toModule = (imports: string[] = [], dynamic: string[] = []) => ({
  imports,
  dynamic,
  passedOn: [],
  packageName: undefined,
  isApp: false,
});

const graph: Graph = new Map(
  Object.entries({
    '/entry.ts': toModule(['/libs/cards/src/table.ts'], ['/more.ts']),
    '/more.ts': toModule(['/libs/feed/src/table.ts', '/libs/auth/src/table.ts']),
    '/libs/cards/src/table.ts': toModule([], ['/libs/cards/src/Hot.tsx', '/Login.tsx']),
    '/libs/cards/src/Hot.tsx': toModule(['/libs/cards/src/Hot.styles.ts', '/libs/feed/src/path.ts']),
    '/libs/cards/src/Hot.styles.ts': toModule(),
    '/Login.tsx': toModule(['/libs/auth/src/Login.styles.ts']),
    '/libs/auth/src/Login.styles.ts': toModule(),
    '/libs/auth/src/table.ts': toModule([], ['/libs/auth/src/AuthPage.tsx']),
    '/libs/auth/src/AuthPage.tsx': toModule(),
    '/libs/feed/src/table.ts': toModule([], ['/libs/feed/src/Feed.tsx']),
    '/libs/feed/src/Feed.tsx': toModule(['/libs/feed/src/Feed.styles.ts', '/libs/cards/src/Hot.styles.ts']),
    '/libs/feed/src/Feed.styles.ts': toModule(),
    '/libs/feed/src/path.ts': toModule(),
  }),
);

const row = (id: string, table: string): Row => ({
  name: id,
  when: 'view',
  needs: [],
  shares: [],
  request: '',
  module: id,
  table,
});

test('a library is of further pages when no island of items needs a style of it', () => {
  const rows = [
    row('/libs/cards/src/Hot.tsx', '/libs/cards/src/table.ts'),
    row('/Login.tsx', '/libs/cards/src/table.ts'),
    row('/libs/auth/src/AuthPage.tsx', '/libs/auth/src/table.ts'),
    row('/libs/feed/src/Feed.tsx', '/libs/feed/src/table.ts'),
  ];
  const isStyle = (id: string) => id.endsWith('.styles.ts');
  expect(furtherLibraries(graph, { entries: ['/entry.ts'], rows }, isStyle)).toEqual(
    new Set(['/libs/feed/']),
  );
});
