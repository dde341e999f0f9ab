import { detailOf } from '../../testing/detailOf';
import type { DetailView } from './DetailView';
import { frameOf } from './frameOf';

const link = (url: string, nav: number | string) =>
  detailOf('link', { content_type: 'link', payload: { url, nav } });
const inside = '/media/pages/framed.html';

test.each<[string, DetailView, boolean, boolean]>([
  ['an article', detailOf('article', {}), true, false],
  [
    'a gallery',
    detailOf('gallery', { content_type: 'image', payload: { images: [{ url: '/1.svg' }] } }),
    false,
    true,
  ],
  [
    'a short video',
    detailOf('short-video', { content_type: 'svideo', payload: { play_url: '/a.mp4' } }),
    false,
    true,
  ],
  ['a framed page', link(inside, 1), true, false],
  ['a framed page that wants to stand alone (R59)', link(inside, '0'), false, false],
  ['a page elsewhere, which is not framed', link('https://example.com/a', '0'), true, false],
])('%s', (_name, item, hasHeader, isFullBleed) => {
  expect(frameOf(item)).toEqual({ hasHeader, isFullBleed });
});
