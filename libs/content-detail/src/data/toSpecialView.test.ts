import { findUnshown, now, posts, siteOrigin } from '@share/content-cards/testing';
import { specialFixture } from '../../testing/albumFixtures';
import { loadSpecialGroup } from './loadSpecialGroup';
import { toSpecialView } from './toSpecialView';

const context = { now, siteOrigin };

test('groups without content are dropped, and sections that name no other (spec §4)', () => {
  const { groups, sections } = toSpecialView(specialFixture(), context);
  expect(groups.map(({ id, mayCollapse, total, items }) => [id, mayCollapse, total, items.length])).toEqual([
    ['latest', true, 14, 6],
    ['people', false, 3, 3],
  ]);
  expect(sections).toEqual([
    { id: 's-1', title: '最新', groupIds: ['latest'] },
    { id: 's-3', title: '人物', groupIds: ['people'] },
  ]);
});

test('a special topic of nothing', () => {
  expect(toSpecialView(specialFixture({ groups: [] }), context)).toEqual({ groups: [], sections: [] });
});

test('what the platform leaves out is empty, and the size of a group is not known', () => {
  const content_list = posts(2);
  const answer = (fields: object) =>
    toSpecialView({ post_id: 'p', title: '题', ...fields } as never, context);
  expect(answer({})).toEqual({ groups: [], sections: [] });
  const { groups, sections } = answer({
    groups: [{ group_id: 'latest', content_list }],
    sections: [{ section_id: 's-1', title: '最新' }],
  });
  expect(groups).toMatchObject([{ id: 'latest', items: { length: 2 } }]);
  expect(groups[0]).not.toHaveProperty('total');
  expect(sections).toEqual([]);
});

test('a page of a group', async () => {
  const answer = { group_id: 'latest', content_list: posts(2), total: 14 };
  const getSpecialContent = jest.fn().mockResolvedValue(answer);
  const group = { specialId: 'wetspec1', groupId: 'latest', page: 2, ...context };
  expect(await loadSpecialGroup({ getSpecialContent }, group)).toMatchObject({
    items: [{ id: 'p-1' }, { id: 'p-2' }],
    total: 14,
  });
});

test('a special topic is shown, whatever its groups and sections hold', () => {
  expect(findUnshown(specialFixture(), (special) => toSpecialView(special, context))).toEqual([]);
});
