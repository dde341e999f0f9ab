import type { ContentDetail } from '@share/api-contract/types';
import { siteOrigin } from '@share/content-cards/testing';
import { hostileHrefs } from '@share/safety/testing';
import { detailFixture } from '../../testing/contentFixtures';
import { toMediaView } from './toMediaView';

const view = (payload: ContentDetail['payload'], fields: Partial<ContentDetail> = {}) =>
  toMediaView(detailFixture({ content_type: 'video', title: '题', payload, ...fields }), { siteOrigin });

test('what plays, its poster, its length and its subtitles', () => {
  const subtitles = [
    { label: '中文', lang: 'zh', url: '/media/subtitles/zh.vtt' },
    { label: '', lang: 'en', url: '/media/subtitles/en.vtt' },
    { label: '坏', lang: 'zh', url: 'javascript:alert(1)' },
  ];
  const payload = {
    play_url: 'http://v.example/a.mp4',
    thumb: '/media/p.svg',
    duration: 136,
    width: 640,
    height: 360,
  };
  expect(view(payload, { subtitles })).toEqual({
    src: 'https://v.example/a.mp4',
    isHls: false,
    poster: { src: '/media/p.svg', alt: '题' },
    duration: 136,
    width: 640,
    height: 360,
    subtitles: [
      { label: '中文', lang: 'zh', src: '/media/subtitles/zh.vtt' },
      { label: 'en', lang: 'en', src: '/media/subtitles/en.vtt' },
    ],
  });
});

test('the picture of the item stands in for a poster', () => {
  const style = { data: [{ url: '/media/cover.svg', width: 900, height: 600 }] };
  expect(view({ play_url: '/a.mp4' }, { style })?.poster).toMatchObject({
    src: '/media/cover.svg',
    width: 900,
  });
  expect(view({ play_url: '/a.mp4' })).toEqual({ src: '/a.mp4', isHls: false, subtitles: [] });
});

test.each([
  ['/media/a.m3u8', true],
  ['/media/a.M3U8?t=1', true],
  ['/media/a.mp4', false],
  ['/media/m3u8.mp4', false],
  ['/media/a.mp4?next=b.m3u8', false],
])('%s is a playlist: %j', (play_url, isHls) => {
  expect(view({ play_url })?.isHls).toBe(isHls);
});

test.each(hostileHrefs)('%j never plays as it is', (play_url) => {
  expect(view({ play_url })?.src ?? 'https://').toMatch(/^(https:\/\/|\/(?!\/))/);
});

test.each([undefined, {}, { play_url: '' }])('%j is nothing to play', (payload) => {
  expect(view(payload)).toBeUndefined();
});
