/** @jest-environment node */
import type { ContentDetail } from '@share/api-contract/types';
import { cardFixture, now, received, siteOrigin } from '@share/content-cards/testing';
import { detailFixture } from '../../testing/contentFixtures';
import type { DetailOf } from './DetailView';
import { toDetailView } from './toDetailView.server';

const view = (fields: Partial<ContentDetail>) =>
  toDetailView(received(detailFixture(fields)), { now, siteOrigin });

const play_url = '/media/clip/a.mp4';
const url = 'https://e.example/';

/** Spec §3; the second half lacks a field that its kind requires. */
test.each<[Partial<ContentDetail>, string]>([
  [{ content_type: 'article' }, 'article'],
  [{ content_type: 'live' }, 'article'],
  [{ content_type: 'local_live' }, 'article'],
  [{ content_type: 'video', payload: { play_url } }, 'video'],
  [{ content_type: 'svideo', payload: { play_url } }, 'short-video'],
  [{ content_type: 'audio', payload: { play_url } }, 'audio'],
  [{ content_type: 'image', payload: { images: [{ url: '/a.svg' }] } }, 'gallery'],
  [{ content_type: 'video_album' }, 'video-album'],
  [{ content_type: 'audio_album' }, 'audio-album'],
  [{ content_type: 'special' }, 'special'],
  [{ content_type: 'h5', payload: { url } }, 'link'],
  [{ content_type: 'link', payload: { url } }, 'link'],
  [{ content_type: 'mini_program', payload: { url } }, 'mini-program'],
  [{ content_type: 'topic', payload: { url } }, 'outside'],
  [{ content_type: 'sp_topic' }, 'outside'],
  [{ content_type: 'cloud_form' }, 'outside'],
  [{ content_type: 'video', payload: { play_url: 'javascript:alert(1)' } }, 'video'],
  [{ content_type: 'svideo' }, 'video'],
  [{ content_type: 'audio', payload: {} }, 'article'],
  [{ content_type: 'image', payload: { images: [{ url: 'data:x' }] } }, 'article'],
  [{ content_type: 'link', payload: { url: 'javascript:alert(1)' } }, 'article'],
  [{ content_type: 'unknown' as 'article' }, 'article'],
  [{ content_type: 'constructor' as 'article' }, 'article'],
])('%j is shown as %s', (fields, kind) => {
  expect(view(fields).kind).toBe(kind);
});

test('a gallery without images of its own shows its pictures, each with its caption', () => {
  const data = [
    { url: '/a.svg', width: 4, height: 3, caption: '第一张' },
    { url: 'data:x' },
    { thumb: '/b.svg' },
  ];
  expect(view({ content_type: 'image', title: '题', style: { data } })).toMatchObject({
    pictures: [
      { src: '/a.svg', alt: '第一张', width: 4, height: 3, caption: '第一张' },
      { src: '/b.svg', alt: '题' },
    ],
  });
});

test('a short video names those among what it is related to, in their order', () => {
  const short = (post_id: string) => cardFixture({ post_id, content_type: 'svideo' });
  const relations = [cardFixture(), short('next-1'), short('next-2')];
  const item = view({ content_type: 'svideo', payload: { play_url }, relations });
  expect(item).toMatchObject({ nexts: [{ id: 'next-1' }, { id: 'next-2' }] });
});

test('an album item is its own album when no other could be loaded', () => {
  const album = view({ content_type: 'audio_album', album_status: { total: 24 } });
  expect(album).toMatchObject({
    album: { id: 'wetland1', series: 'audio_album', status: '更新至24期', total: 24 },
  });
  expect(album).not.toHaveProperty('tracks');
});

const app_url = 'https://app.example/';
const pc_url = 'https://pc.example/';

test.each<[ContentDetail['content_type'], ContentDetail['payload'], object]>([
  ['topic', { url }, { phoneUrl: url, desktopUrl: url }],
  ['cloud_form', { url: 'javascript:alert(1)' }, {}],
  ['topic', undefined, {}],
  [
    'sp_topic',
    { enable_app: true, app_url, enable_pc: true, pc_url },
    { phoneUrl: app_url, desktopUrl: pc_url },
  ],
  ['sp_topic', { enable_app: false, app_url, enable_pc: true, pc_url }, { desktopUrl: pc_url }],
  ['sp_topic', { enable_app: true, app_url }, { phoneUrl: app_url }],
  ['sp_topic', { app_url, pc_url, url }, {}],
])('R59: a %s with %j opens %j', (content_type, payload, expected) => {
  const { phoneUrl, desktopUrl } = view({ content_type, payload }) as DetailOf<'outside'>;
  expect({ ...(phoneUrl ? { phoneUrl } : {}), ...(desktopUrl ? { desktopUrl } : {}) }).toEqual(expected);
});

test.each([{ length: 3 }, 5, 'x', true, {}, null])('optional lists that are %j cost no page', (given) => {
  const wrong = given as never;
  expect(view({ topics: wrong })).toMatchObject({ kind: 'article', topics: [] });
  const video = {
    content_type: 'svideo',
    payload: { play_url },
    relations: wrong,
    subtitles: wrong,
  } as const;
  expect(view(video)).toMatchObject({ kind: 'short-video', media: { subtitles: [] } });
  expect(view({ content_type: 'image', payload: { images: wrong } })).toMatchObject({ kind: 'article' });
});
