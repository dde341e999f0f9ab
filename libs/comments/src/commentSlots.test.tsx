/** @jest-environment node */
import { listFallback } from '@share/page-data/testing';
import { createPageRenderer } from '@share/islands/server';
import { TestPage } from '@share/islands/testing';
import { sharedSession } from '@share/session';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { fallbackOf, item, now, pageOf, threads } from '../testing/commentFixtures';
import { createCommentServices, silentApi } from '../testing/createCommentServices';
import { commentSlots } from './commentSlots';
import { commentKeys } from './data/commentKeys';

const services = createCommentServices({ api: silentApi });

const options = {
  item: {
    id: item.postId,
    trackId: item.trackId,
    contentType: item.contentType,
    commentsOpen: true,
    commentCount: 3,
    likeCount: 0,
  },
  now,
  siteOrigin: item.siteOrigin,
};
const { collect, comments, footer } = commentSlots(options);
const preview = commentSlots({ ...options, isLive: false });

const render = (part: ReactNode, fallback = {}) =>
  renderToString(
    <TestPage services={services} fallback={fallback}>
      {part}
    </TestPage>,
  );

test('the page of the server holds the comments and a control that is ready', () => {
  const html = render(comments, fallbackOf(threads));
  expect(html).toContain('data-island="comments"');
  expect(html).toContain(pageOf(threads).items[9]?.text);
  expect(html).toContain('查看更多评论');
  expect(html).not.toContain('加载中');
});

test('comments that the server could not read are not taken for none, and can be tried again', () => {
  const html = render(comments);
  expect(html).toContain('评论没有加载出来');
  expect(html).toContain('重新加载');
  expect(html).not.toContain('暂无评论');
});

test('the bar needs no browser, and its field can be typed into before anything runs', () => {
  const html = render(footer);
  expect(html).toContain('data-island="footer"');
  expect(html).toMatch(/<textarea[^>]*aria-label="发表评论"[^>]*placeholder="我来讲两句"/);
  expect(html).not.toContain('发送');
  expect(html).toContain('评论 3');
});

test('the bar shows the number of comments that the server has read', () => {
  expect(render(footer, fallbackOf(threads))).toContain('评论 33');
});

test('the control to collect is an island of its own', () => {
  expect(render(collect)).toMatch(/data-island="collect".*收藏/);
});

test('R30: a page without a place for the comments has them in the bar only', () => {
  const drawer = commentSlots({ ...options, commentsIn: 'drawer' });
  expect(drawer.comments).toBeUndefined();
  expect(render(drawer.footer)).not.toContain('href="#comments"');
});

test('a preview shows the comments and hydrates nothing', () => {
  expect(Object.keys(preview)).toEqual(['comments']);
  const html = render(preview.comments, fallbackOf(threads));
  expect(html).toContain(pageOf(threads).items[9]?.text);
  expect(html).not.toContain('data-island');
  expect(render(preview.comments)).toBe('');
});

test('the controls are rendered once for all items that have the same counts', () => {
  const sharedServices = { session: sharedSession, restoredLists: undefined };
  const renderPage = createPageRenderer({ sheets: [], sharedServices });
  const pageOfItem = (id: string, count = 33) => {
    const { collect: control, footer: bar } = commentSlots({ ...options, item: { ...options.item, id } });
    const list = { ...pageOf(threads), count };
    return {
      page: (
        <>
          {control}
          {bar}
        </>
      ),
      fallback: listFallback(commentKeys.top(id, 'new'), list),
    };
  };
  const markupOf = (page: ReturnType<typeof pageOfItem>, given: object = services) =>
    renderPage({ services: given, ...page }).markup.join('');
  markupOf(pageOfItem('a'));
  const second = pageOfItem('b');
  expect(markupOf(second, {})).toBe(render(second.page, second.fallback));
  const third = pageOfItem('c', 34);
  expect(markupOf(third)).toBe(render(third.page, third.fallback));
  expect(markupOf(third)).toContain('评论 34');
});
