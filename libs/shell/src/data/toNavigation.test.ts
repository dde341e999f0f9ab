import { toNavigation } from './toNavigation';

test('names the channels that pass the column filter', () => {
  const groups = [
    { group_id: 'grpHome1', name: '推荐', type: 'news', layout: 'recommend' },
    { group_id: 'grpApps1', name: '应用', type: 'app', layout: 'apps' },
    { group_id: 'grpCity1', name: '云浦', type: 'news', layout: 'city' },
    { group_id: 'grpCity2', name: '云浦（旧版）', type: 'news', layout: 'city' },
  ];
  expect(toNavigation(groups)).toEqual([
    { id: 'grpHome1', name: '推荐' },
    { id: 'grpCity1', name: '云浦' },
  ]);
});

test.each([
  ['a channel whose id is none is left out (R7)', { group_id: 'grp&b=1#c', name: '推荐' }, []],
  ['a channel without a name is left out', { group_id: 'grpHome1', name: '\u202e ' }, []],
  ['a channel without an id is left out', { group_id: '', name: '推荐' }, []],
])('%s', (_, group, ids) => {
  expect(toNavigation([{ ...group, type: 'news' }]).map(({ id }) => id)).toEqual(ids);
});
