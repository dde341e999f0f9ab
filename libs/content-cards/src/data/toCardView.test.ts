import type { ContentCard, Picture } from '@share/api-contract/types';
import { hostileHrefs } from '@share/safety/testing';
import { cardFixture, now, siteOrigin } from '../../testing';
import { toCardView } from './toCardView';

const view = (fields: Partial<ContentCard>) => toCardView(cardFixture(fields), { now, siteOrigin });
const withPicture = (picture: Picture) => view({ style: { data: [picture] } });

test('an ordinary card', () => {
  expect(
    view({
      post_id: 'p-9',
      content_type: 'video',
      title: '航拍：南岸四季',
      mp: { user_id: 'm', name: '云浦影像' },
      duration_str: '02:16',
      style: { data: [{ thumb: 'https://img.example.com/t.jpg', width: 300, height: 200 }] },
    }),
  ).toEqual({
    id: 'p-9',
    href: '/davmu/share/peony/video/2026/11/p-9/index.html',
    title: '航拍：南岸四季',
    titleWords: '322',
    contentType: 'video',
    meta: ['云浦影像'],
    time: { at: now / 1000 - 3 * 3600, text: '3小时前' },
    variant: 'video',
    image: { src: 'https://img.example.com/t.jpg', width: 300, height: 200 },
    badge: '02:16',
  });
});

test('what the platform leaves out is absent', () => {
  expect(toCardView({ post_id: 'p', content_type: 'article', title: '题' }, { now, siteOrigin })).toEqual({
    id: 'p',
    href: '/davmu/share/peony/doc/p/index.html',
    title: '题',
    meta: [],
  });
});

test.each<[string, Partial<ContentCard>, string[]]>([
  [
    'account before source',
    { mp: { user_id: 'm', name: '账号' }, source_alias: '来源' },
    ['账号', '3小时前'],
  ],
  ['source without an account', { source_alias: '来源' }, ['来源', '3小时前']],
  [
    'source for an account without a name',
    { mp: { user_id: 'm', name: '' }, source_alias: '来源' },
    ['来源', '3小时前'],
  ],
  [
    'a date past 72 hours',
    { source_alias: '来源', publish_at: now / 1000 - 4 * 86_400 },
    ['来源', '2026-11-17'],
  ],
  ['nothing visible', { source_alias: '\u200b', publish_at: undefined }, []],
])('meta: %s', (_name, fields, meta) => {
  const { meta: facts, time } = view(fields);
  expect([...facts, ...(time ? [time.text] : [])]).toEqual(meta);
});

test.each<[string, Partial<ContentCard>, string | undefined]>([
  ['the number of pictures of a gallery', { content_type: 'image', pic_num: 9 }, '9图'],
  ['the length of an audio', { content_type: 'audio', duration_str: '18:40', pic_num: 1 }, '18:40'],
  ['none for a gallery without a number', { content_type: 'image', pic_num: 0 }, undefined],
  ['none for an article', {}, undefined],
  ['a long one is cut', { content_type: 'video', duration_str: '9'.repeat(40) }, '9'.repeat(12)],
])('badge: %s', (_name, fields, badge) => {
  expect(view(fields).badge).toBe(badge);
});

test.each<[string, Picture, string | undefined]>([
  ['the picture itself', { thumb: 'https://i.example/t', url: 'https://i.example/u' }, 'https://i.example/u'],
  [
    'then the thumb',
    { thumb: 'https://i.example/t', wbep_thumb: 'https://i.example/w' },
    'https://i.example/t',
  ],
  ['then the webp thumb', { wbep_thumb: 'https://i.example/w' }, 'https://i.example/w'],
  ['the picture alone', { thumb: '', url: 'https://i.example/u' }, 'https://i.example/u'],
  ['a path of this site', { thumb: '/media/t.svg' }, '/media/t.svg'],
  ['none', {}, undefined],
])('image: %s', (_name, picture, src) => {
  expect(withPicture(picture).image?.src).toBe(src);
});

test.each(hostileHrefs)('the picture address %j never reaches the page as it is', (thumb) => {
  expect(withPicture({ thumb }).image?.src ?? 'https://').toMatch(/^(https:\/\/|\/(?!\/))/);
});

test('a list of pictures that is missing or empty is no picture', () => {
  expect(view({ style: { data: [] } })).not.toHaveProperty('image');
  expect(view({ style: {} as { data: [] } })).not.toHaveProperty('image');
});

test('texts are plain and bounded', () => {
  expect(view({ title: '<b>题</b>\u202e反' }).title).toBe('<b>题</b>反');
  expect(view({ title: '题'.repeat(400) }).title).toHaveLength(120);
});

test.each(['../../x?y#z', '', undefined, { a: 1 }])('a card with the id %j has no page to lead to', (id) => {
  expect(() => view({ post_id: id as string })).toThrow('not a safe path segment');
});

test.each(['constructor', '__proto__'])('a card of the type %s opens as a document', (type) => {
  expect(view({ content_type: type as never }).href).toMatch(/^\/davmu\/share\/peony\/doc\//);
});

test.each<[ContentCard['content_type'], string | undefined]>([
  ['article', undefined],
  ['h5', undefined],
  ['special', undefined],
  ['video', 'video'],
  ['video_album', 'video'],
  ['svideo', 'short-video'],
  ['audio', 'audio'],
  ['audio_album', 'audio'],
  ['image', 'gallery'],
  ['live', 'live'],
  ['local_live', 'live'],
])('a card of %s looks like %j', (content_type, variant) => {
  expect(view({ content_type }).variant).toBe(variant);
});

describe('a live room', () => {
  const room = (live?: ContentCard['live']) => view({ content_type: 'local_live', live });

  test('says what it is doing in place of when it was published', () => {
    const { live, time } = room({ status: 1, start_time: now / 1000 - 7_200, online_count: 36_000 });
    expect(live).toMatchObject({ state: 'live', viewers: '3.6万人在看', begun: { text: '今天 08:00 开始' } });
    expect(time).toBeUndefined();
  });

  test.each([[undefined], [{}], [{ status: 9, online_count: 5 }]])(
    'of %j only says what it is, and no time',
    (live) => {
      const card = room(live as ContentCard['live']);
      expect(card).toMatchObject({ badge: '直播' });
      expect(card.live).toBeUndefined();
      expect(card.time).toBeUndefined();
    },
  );

  test('its address has the day of its announcement', () => {
    expect(room().href).toBe('/davmu/share/peony/local_live/2026/11/p-1/index.html');
  });

  test('is restored without a moment', () => {
    const restored = toCardView(cardFixture({ content_type: 'live', live: { status: 0 } }), { siteOrigin });
    expect(restored).toMatchObject({ room: { status: 'upcoming' } });
    expect(restored.live).toBeUndefined();
  });
});

test.each([
  [0, undefined],
  [2, undefined],
  [3, 3],
  [9, 3],
])('a gallery of %i pictures shows %j of them', (count, shown) => {
  const data = Array.from({ length: count }, (_, index) => ({ thumb: `/media/${index}.svg` }));
  expect(view({ content_type: 'image', style: { data } }).images?.length).toBe(shown);
});

test('what a media account published is in its family (spec §6)', () => {
  const content_link = '/davmu/share/mp/doc/2026/11/p-9/index.html';
  expect(view({ post_id: 'p-9', content_link }).href).toBe(content_link);
});
