import { assignChunks } from './assignChunks.mjs';
import type { Graph, Row } from './findLoads.mjs';

type Options = Parameters<typeof assignChunks>[1];

/** What each module imports, and after `|` what it loads by `import()`. */
const imports = {
  entry: 'table address | afterLoad runtime more',
  table: '| bar login list hot picks menu share text report',
  address: '',
  afterLoad: 'status leave | afterIdle',
  leave: '| desktop',
  afterIdle: 'uuid',
  desktop: 'platform',
  runtime: 'react services status uuid',
  services: 'address | launch',
  launch: 'plan links',
  plan: '',
  links: '',
  status: '',
  uuid: '',
  platform: 'plan',
  more: 'moreTable',
  moreTable: '| feed search',
  bar: 'react toggle dialog | drawer',
  drawer: 'entries',
  login: 'form dialog',
  toggle: '',
  form: '',
  dialog: '',
  list: 'react dialog entries pages remote common',
  entries: '',
  hot: 'react pages card common',
  picks: 'react pages card common',
  pages: 'remote',
  card: 'cardText',
  cardText: '',
  menu: 'remote common links settings',
  settings: '',
  share: '',
  text: '',
  report: '',
  common: '',
  feed: 'react pages tabs router common',
  search: 'tabs router common',
  tabs: '',
  router: '',
  remote: '',
  react: '',
};
type Id = keyof typeof imports;

const words = (text = '') => text.split(' ').filter(Boolean);

const graph: Graph = new Map(
  Object.entries(imports).map(([id, text]) => {
    const [direct, dynamic] = text.split('|');
    const packageName = id === 'react' || id === 'remote' ? id : undefined;
    const isApp = ['entry', 'afterLoad', 'runtime', 'more'].includes(id);
    return [id, { imports: words(direct), passedOn: [], dynamic: words(dynamic), packageName, isApp }];
  }),
);

const row = (name: Id, options: Partial<Row> = {}): Row => ({
  name,
  when: 'use',
  needs: [],
  shares: [],
  request: '',
  module: name,
  table: 'table',
  ...options,
});

const options: Options = {
  entries: ['entry'],
  packages: { framework: ['react'], reading: ['remote'] },
  rows: [
    row('bar', { pages: ['article'], needs: ['login'], shares: ['discussion'] }),
    row('login'),
    row('list', { pages: ['article'], file: 'discussion', shares: ['lists'] }),
    row('hot', { pages: ['article'], file: 'cards', shares: ['lists'] }),
    row('picks', { pages: ['article'], file: 'cards', shares: ['lists'] }),
    ...(['menu', 'share', 'text', 'report'] as const).map((name) => row(name)),
    row('feed', { pages: ['feed'], table: 'moreTable' }),
    row('search', { pages: ['feed'], table: 'moreTable' }),
  ],
};

const chunks = assignChunks(graph, options);

test.each<[Id, string | undefined, string]>([
  ['address', 'entry', 'the first script needs it'],
  ['table', 'entry', 'the first script needs it'],
  ['react', 'framework', 'its package has a file that comes first'],
  ['status', 'start', 'the code after the load event and the islands need it'],
  ['uuid', 'start', 'a later step and the islands need it'],
  ['afterLoad', undefined, 'one step needs it'],
  ['services', 'page', 'every island needs it'],
  ['dialog', 'page', 'the first action and another island need it'],
  ['links', 'page', 'code that every page loads later and an island need it'],
  ['toggle', 'actions', 'the first action needs it'],
  ['form', 'actions', 'a panel needs it that the first action opens'],
  ['plan', 'launch', 'code that every page loads later needs it, and other code that no island needs'],
  ['list', 'discussion', 'its island names a file'],
  ['entries', 'discussion', 'code that a part of a page loads later does not count beside an island'],
  ['cardText', 'cards', 'the islands that need it name one file'],
  ['pages', 'lists', 'all islands of items that need it share a file, those of other pages come after them'],
  ['remote', 'reading', 'islands without a common file need it, and its package has a file'],
  ['common', 'parts', 'many islands need it'],
  ['settings', undefined, 'one island needs it'],
  ['tabs', undefined, 'a few islands of other pages need it'],
])('%s: %s, because %s', (id, name) => {
  expect(chunks.get(id)).toBe(name);
});

test('of several files that islands share, the one that the fewest name has the module', () => {
  expect(options.rows.filter(({ shares }) => shares.includes('lists'))).toHaveLength(3);
  expect(chunks.get('card')).toBe('cards');
});

test('a value behind the entry point of a library counts as its own module', () => {
  const passage = { imports: [], passedOn: ['toggle'], dynamic: [], packageName: undefined, isApp: false };
  const loaded = new Map([
    ...graph,
    ['passage', passage],
    ['search', { ...passage, passedOn: [], imports: ['tabs'], dynamic: ['passage'] }],
  ]);
  expect(assignChunks(loaded, options).get('toggle')).toBe('actions');
});

test.each(Object.keys(imports))('a new name for %s moves no module', (old) => {
  const renamed = (id: string) => (id === old ? '0/renamed' : id);
  const renamedGraph: Graph = new Map(
    Array.from(graph, ([id, { imports: direct, dynamic, ...module }]) => [
      renamed(id),
      { ...module, imports: direct.map(renamed), dynamic: dynamic.map(renamed) },
    ]),
  );
  const rows = options.rows.map((each) => ({
    ...each,
    module: renamed(each.module),
    table: renamed(each.table),
  }));
  const after = assignChunks(renamedGraph, { ...options, entries: options.entries.map(renamed), rows });
  const inOneFile = (assigned: Map<string, string>, toId: (id: string) => string) =>
    Object.keys(imports).map((id) => {
      const name = assigned.get(toId(id));
      return name && Object.keys(imports).filter((other) => assigned.get(toId(other)) === name);
    });
  expect(inOneFile(after, renamed)).toEqual(inOneFile(chunks, (id) => id));
});
