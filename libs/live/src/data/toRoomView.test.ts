import { received } from '@share/content-cards/testing';
import { livePost, liveRoom } from '../../testing/liveFixtures';
import { toPostView, toRoomView } from './toRoomView';

const context = { siteOrigin: 'https://m.example.com' };

test('an entry with pictures and a video', () => {
  const post = livePost(0, {
    images: [
      { url: '/media/a.svg', width: 600, height: 400 },
      { url: '/media/b.svg', width: 0, height: 0 },
    ],
    play_url: '/media/live/a.m3u8',
  });
  expect(toPostView(post, context)).toMatchObject({
    pictures: [{ src: '/media/a.svg', width: 600, height: 400 }, { src: '/media/b.svg' }],
    video: { src: '/media/live/a.m3u8', isHls: true },
  });
});

test('hostile entries are plain', () => {
  const post = livePost(0, {
    content: '\u202e<img src=x onerror=alert(1)>',
    images: [{ url: 'javascript:alert(1)', width: 1, height: 1 }],
    play_url: 'javascript:alert(1)',
  });
  const view = toPostView(post, context);
  expect(view.text).toBe('<img src=x onerror=alert(1)>');
  expect(view.pictures).toEqual([]);
  expect(view).not.toHaveProperty('video');
});

test.each([[[null, 'x', 5, {}, { url: { a: 1 } }, { url: '/media/a.svg' }]], [{}], ['x'], [5], [null]])(
  'pictures that are %j are left out where they are none',
  (images) => {
    const { pictures } = toPostView(received(livePost(0, { images: images as never })), context);
    expect(pictures).toEqual(Array.isArray(images) ? [{ src: '/media/a.svg' }] : []);
  },
);

test('counts and state of a room', () => {
  expect(toRoomView(liveRoom(2, { status: 3, pinned: livePost(1) }), context)).toMatchObject({
    status: 'replay',
    counts: { online: 12_345, views: 1_520_000, likes: 98_600 },
    pinned: { id: 'p1' },
    items: [{ id: 'p0' }, { id: 'p1' }],
    total: 2,
  });
});
