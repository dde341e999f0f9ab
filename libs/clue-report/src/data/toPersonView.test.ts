import { siteOrigin } from '@share/content-cards/testing';
import { personFixture } from '../../testing/clueFixtures';
import { toPersonLink, toPersonView } from './toPersonView';

test('a person with the sizes of their lists', () => {
  expect(toPersonView(personFixture({ title: '记者' }), siteOrigin)).toMatchObject({
    id: 'cluXitang',
    name: '西塘路住户',
    tag: '记者',
    location: '云浦',
    likeCount: 2_316,
    counts: { clues: 14, at_ta: 2, posts: 3 },
  });
});

test('what is optional may be missing, and a name with nothing to see has a stand-in', () => {
  const view = toPersonView(
    personFixture({ alias: '\u200b', description: undefined, joined_at: undefined, like_count: undefined }),
    siteOrigin,
  );
  expect(view).toMatchObject({ name: '匿名用户', likeCount: 0 });
  expect(view).not.toHaveProperty('about');
  expect(view).not.toHaveProperty('joinedAt');
});

test('hostile values are dropped', () => {
  const link = toPersonLink(
    { user_id: '..', alias: '<b>\u202e', avatar: 'data:text/html,x', ip_location: '\u0000' },
    siteOrigin,
  );
  expect(link).toEqual({ name: '<b>' });
});
