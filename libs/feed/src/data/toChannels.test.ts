import type { HomeModule } from '@share/api-contract/types';
import { groups } from '../../testing/feedFixtures';
import { toChannels } from './toChannels';

const siteOrigin = 'https://m.example.com';

const targetOf = (fields: Partial<HomeModule>) => {
  const module = { id: 'modTest1', title: '块', category: 'content', type: 'news', ...fields };
  return toChannels([{ group_id: 'grpTest1', name: '测试', type: 'news', modules: [module] }], siteOrigin)[0]
    ?.modules[0]?.target;
};

test('channels and blocks pass the column filter (R44)', () => {
  const channels = toChannels(groups, siteOrigin);
  expect(channels.map(({ id }) => id)).toEqual(['grpHome1', 'grpCity1']);
  expect(channels[0]?.modules.map(({ id }) => id)).toEqual(['modRead1', 'modWater', 'modTopic', 'modApps1']);
});

test.each<[string, Partial<HomeModule>, ReturnType<typeof targetOf>]>([
  ['a content module', {}, { kind: 'content' }],
  ['a page', { url: 'https://example.com/a' }, { kind: 'link', href: 'https://example.com/a' }],
  [
    'a special topic by its short address',
    { url: '/davmu/share/special/wetspec1/index.html' },
    { kind: 'link', href: '/davmu/share/special/wetspec1/index.html', specialId: 'wetspec1' },
  ],
  [
    'a special topic by its long address',
    { url: 'https://m.example.com/davmu/share/peony/special/2026/11/wetspec1/index.html' },
    {
      kind: 'link',
      href: '/davmu/share/peony/special/2026/11/wetspec1/index.html',
      specialId: 'wetspec1',
    },
  ],
  ['a category of the app', { category: 'topic', url: 'https://example.com/' }, { kind: 'unsupported' }],
  ['a hostile address', { url: 'javascript:alert(1)' }, { kind: 'content' }],
  ['an id that is none', { id: '../inner' }, { kind: 'unsupported' }],
])('%s', (_name, fields, expected) => {
  expect(targetOf(fields)).toEqual(expected);
});

test('what has no name is left out', () => {
  expect(targetOf({ title: '\u202e' })).toBeUndefined();
  expect(toChannels([{ group_id: 'grpTest1', name: '', type: 'news' }], siteOrigin)).toEqual([]);
});
