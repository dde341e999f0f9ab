import { toNavigation } from './toNavigation';

test('names the channels that pass the column filter and leads to each', () => {
  const groups = [
    { group_id: 'grpHome1', name: '推荐', type: 'news', layout: 'recommend' },
    { group_id: 'grpApps1', name: '应用', type: 'app', layout: 'apps' },
    { group_id: 'grpCity1', name: '云浦', type: 'news', layout: 'city' },
    { group_id: 'grpCity2', name: '云浦（旧版）', type: 'news', layout: 'city' },
  ];
  expect(toNavigation(groups)).toEqual([
    { id: 'grpHome1', name: '推荐', href: '/davmu/share/?group=grpHome1' },
    { id: 'grpCity1', name: '云浦', href: '/davmu/share/?group=grpCity1' },
  ]);
});

test.each([
  [
    'an id is written as one value',
    { group_id: 'a&b=1#c', name: '推荐' },
    ['/davmu/share/?group=a%26b%3D1%23c'],
  ],
  ['a channel without a name is left out', { group_id: 'a', name: '\u202e ' }, []],
  ['a channel without an id is left out', { group_id: '', name: '推荐' }, []],
])('%s', (_, group, hrefs) => {
  expect(toNavigation([{ ...group, type: 'news' }]).map(({ href }) => href)).toEqual(hrefs);
});
