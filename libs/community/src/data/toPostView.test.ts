import type { CirclePost } from '@share/api-contract/types';
import { hostileHrefs } from '@share/safety/testing';
import { postFixture, siteOrigin } from '../../testing/communityFixtures';
import { toPostView } from './toPostView';

const view = (fields: Partial<CirclePost> = {}) => toPostView(postFixture(fields), { siteOrigin });

test('an ordinary post', () => {
  expect(view({ is_top: true, is_essence: true })).toMatchObject({
    id: 'cpbird01',
    href: '/davmu/share/dimim/content/index.html?id=cpbird01',
    alias: '小满',
    avatar: '/media/avatar.svg',
    tag: '巡护员',
    circle: { id: 'circBird', name: '云浦观鸟', href: '/davmu/share/dimim/circle/index.html?id=circBird' },
    topic: { name: '南岸打卡', href: '/davmu/share/dimim/topic/index.html?id=ctSouth1' },
    place: '云浦',
    isPinned: true,
    isEssence: true,
    likes: 86,
    comments: 12,
    commentsOpen: true,
  });
  expect(view().pictures[0]).toEqual({
    src: '/media/a.svg',
    alt: '小满的图片',
    width: 400,
    height: 400,
  });
});

test('what the platform leaves out is absent', () => {
  const { id, content, circle, created_at } = postFixture();
  const bare = { id, content, circle, created_at, user: { user_id: 'u', alias: '\u200b' } };
  expect(toPostView(bare, { siteOrigin })).toEqual({
    id,
    href: '/davmu/share/dimim/content/index.html?id=cpbird01',
    text: content,
    pictures: [],
    alias: '圈友',
    circle: { id: 'circBird', name: '云浦观鸟', href: '/davmu/share/dimim/circle/index.html?id=circBird' },
    createdAt: created_at,
    isPinned: false,
    isEssence: false,
    likes: 0,
    comments: 0,
    commentsOpen: true,
  });
});

test.each<[string, Partial<CirclePost>, boolean]>([
  ['both on', { enable_comment: true, meta: { comment_available: true } }, true],
  ['one switch is off', { enable_comment: false, meta: { comment_available: true } }, false],
  ['the other one is off', { enable_comment: true, meta: { comment_available: false } }, false],
  ['neither is there', { meta: {} }, true],
])('comments (R28): %s', (_name, fields, expected) => expect(view(fields).commentsOpen).toBe(expected));

describe('hostile', () => {
  const spoof = '\u202Eevil\u202C<b>';

  test.each(hostileHrefs)('the address %s shows no picture', (url) => {
    const { avatar, pictures } = view({
      images: [{ url }],
      user: { user_id: 'u', alias: '小满', avatar: url },
    });
    for (const src of [avatar, ...pictures.map((picture) => picture.src)])
      if (src) expect(src).toMatch(/^(https:\/\/|\/(?!\/))/);
  });

  test('texts are plain, and ids stay in their place', () => {
    const post = view({
      id: '"><script>&page=9',
      content: `${spoof}${'a'.repeat(20_000)}`,
      user: { user_id: 'u', alias: spoof, tag: '巡'.repeat(40) },
      topic: { id: '../x', name: spoof },
    });
    expect(JSON.stringify(post)).not.toMatch(/\u202E/);
    expect(post.href).toBe('/davmu/share/dimim/content/index.html?id=%22%3E%3Cscript%3E%26page%3D9');
    expect(post.topic?.href).toBe('/davmu/share/dimim/topic/index.html?id=..%2Fx');
    expect(post.tag).toHaveLength(8);
    expect(post.text).toHaveLength(10_000);
  });

  test('no more pictures than a page can show', () => {
    const images = Array.from({ length: 99 }, () => ({ url: '/media/a.svg' }));
    expect(view({ images }).pictures).toHaveLength(18);
  });
});
