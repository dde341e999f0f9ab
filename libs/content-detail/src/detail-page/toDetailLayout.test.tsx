import { now, siteOrigin } from '@share/content-cards/testing';
import { TestPage } from '@share/islands/testing';
import { render } from '@testing-library/react';
import { createContentServices } from '../../testing/createContentServices';
import { detailOf } from '../../testing/detailOf';
import type { DetailView } from '../data/DetailView';
import { toDetailLayout } from './toDetailLayout';

const layoutOf = (item: DetailView) =>
  toDetailLayout({
    item,
    now,
    siteOrigin,
    openApp: 'open app',
    slots: { comments: 'comments', footer: 'footer' },
  });

const link = (url: string, nav: boolean) => detailOf('link', { content_type: 'link', payload: { url, nav } });
const inside = '/media/pages/framed.html';
const gallery = detailOf('gallery', { content_type: 'image', payload: { images: [{ url: '/1.svg' }] } });
const shortVideo = detailOf('short-video', { content_type: 'svideo', payload: { play_url: '/a.mp4' } });

test.each<[string, DetailView, boolean, boolean]>([
  ['an article', detailOf('article', {}), true, false],
  ['a gallery (R72)', gallery, true, true],
  ['a short video (R72)', shortVideo, true, true],
  ['a framed page', link(inside, true), true, false],
  ['a framed page without a header (R59)', link(inside, false), false, false],
  ['a page elsewhere, which is not framed', link('https://example.com/a', false), true, false],
])('masthead and ground of %s', (_name, item, hasMasthead, isFullBleed) => {
  const { frame, parts } = layoutOf(item);
  expect(frame).toEqual({ layout: 'docDetail', hasMasthead, ...(isFullBleed && { ground: 'dark' }) });
  expect(parts.openApp).toBe(!isFullBleed && 'open app');
});

test('blocks that a kind does not show are left out (spec §2)', () => {
  expect(layoutOf(gallery).parts).toMatchObject({ related: false, comments: false, footer: 'footer' });
  expect(layoutOf(gallery).parts).not.toHaveProperty('hot');
  expect(layoutOf(shortVideo).parts).toMatchObject({ comments: false, footer: false });
});

test('the lists of an article are islands, which say so when the server could not load them', () => {
  const { related, hot, editorPicks, recommendations } = layoutOf(detailOf('article', {})).parts;
  const { container } = render(
    <TestPage services={createContentServices({ api: {} })}>
      {related}
      {hot}
      {editorPicks}
      {recommendations}
    </TestPage>,
  );
  const names = [...container.querySelectorAll('[data-island]')].map((one) =>
    one.getAttribute('data-island'),
  );
  expect(names).toEqual(['related', 'hot', 'editorPicks', 'recommendations']);
  expect(container).not.toHaveTextContent('暂无内容');
});
