import type { Comment } from '@share/api-contract/types';
import { commentFixture } from '../../testing/commentFixtures';
import { toCommentView } from './toCommentView';

const siteOrigin = 'https://m.example.com';
const view = (fields: Partial<Comment>) => toCommentView(commentFixture(fields), siteOrigin);

test('an ordinary comment', () => {
  expect(
    view({
      gid: 'c-9',
      content: '周六见。',
      created_at: 1_795_226_400,
      avatar: 'http://img.example.com/a.png',
      ip_location: '平川',
      owner_user_id: 'u-7',
      alias: '阿禾',
      is_author: true,
      reply_alias: '林知远',
      reply_count: 8,
      replys: [commentFixture({ gid: 'c-10', content: '带上望远镜。' })],
    }),
  ).toEqual({
    id: 'c-9',
    ownerId: 'u-7',
    alias: '阿禾',
    avatar: 'https://img.example.com/a.png',
    text: '周六见。',
    createdAt: 1_795_226_400,
    place: '平川',
    isAuthor: true,
    replyAlias: '林知远',
    replies: [expect.objectContaining({ id: 'c-10', text: '带上望远镜。', replyCount: 0 })],
    replyCount: 8,
  });
});

test('fields without a value are left out', () => {
  const bare = toCommentView({ gid: 'c', content: '好', created_at: 1, alias: '阿禾', level: 1 }, siteOrigin);
  expect(bare).toEqual({
    id: 'c',
    ownerId: '',
    alias: '阿禾',
    text: '好',
    createdAt: 1,
    isAuthor: false,
    replies: [],
    replyCount: 0,
  });
});

test.each<[string, Partial<Comment>, string]>([
  ['the account name goes before the alias', { alias: '甲', user: { mp_name: '云浦观察' } }, '云浦观察'],
  ['an empty account name does not', { alias: '甲', user: { mp_name: '' } }, '甲'],
  ['a name of nothing visible is a visitor', { alias: '\u200b\u202e' }, '读者'],
  ['no name is a visitor', { alias: '' }, '读者'],
  ['a long name is cut', { alias: '长'.repeat(60) }, '长'.repeat(24)],
  ['markup stays text', { alias: '<b>甲</b>' }, '<b>甲</b>'],
])('alias: %s', (_name, fields, alias) => {
  expect(view(fields).alias).toBe(alias);
});

test.each([
  'javascript:alert(1)',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'https://user:secret@example.com/a.png',
  'not an address',
])('the avatar %s is dropped', (avatar) => {
  expect(view({ avatar })).not.toHaveProperty('avatar');
});

test('an avatar of this site becomes a path', () => {
  expect(view({ avatar: 'https://m.example.com/avatar/7.png' }).avatar).toBe('/avatar/7.png');
});

test('the text loses direction overrides, keeps line breaks and is cut', () => {
  expect(view({ content: '  正\u202e反\n<script>x</script>  ' }).text).toBe('正反\n<script>x</script>');
  expect(view({ content: '字'.repeat(5000) }).text).toHaveLength(2000);
});

test.each<[string, number | undefined, number, number]>([
  ['counted by the platform', 8, 2, 8],
  ['counted here when the platform does not', undefined, 2, 2],
  ['never fewer than the ones that came', 0, 2, 2],
])('replies are %s', (_name, reply_count, came, replyCount) => {
  const replys = Array.from({ length: came }, (_, index) => commentFixture({ gid: `r-${index}` }));
  expect(view({ replys, ...(reply_count !== undefined && { reply_count }) }).replyCount).toBe(replyCount);
});
