/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { item, now, pageOf, threads } from '../testing/commentFixtures';
import { silentApi } from '../testing/createCommentsApi';
import { createCommentServices } from '../testing/createCommentServices';
import { CommentFooterBar, CommentSection } from './index';
import { commentIslands } from './islands';

const services = createCommentServices({ api: silentApi });

test('the page of the server holds the comments and a control that is ready', () => {
  const html = renderToString(
    <CommentSection {...services} item={item} isOpen initial={pageOf(threads)} now={now} />,
  );
  expect(html).toContain(pageOf(threads).comments[9]?.text);
  expect(html).toContain('查看更多评论');
  expect(html).not.toContain('加载中');
});

test('comments that could not be had are on their way, not absent', () => {
  const html = renderToString(<CommentSection {...services} item={item} isOpen now={now} />);
  expect(html).toContain('加载中');
  expect(html).not.toContain('暂无评论');
});

test('the bar needs no browser, and its field can be typed into before anything runs', () => {
  const counts = { comments: 3, likes: 0 };
  const html = renderToString(<CommentFooterBar {...services} item={item} counts={counts} isOpen />);
  expect(html).toMatch(/<textarea[^>]*aria-label="发表评论"[^>]*placeholder="我来讲两句"/);
  expect(html).not.toContain('发送');
});

test('the islands are the components the server renders', async () => {
  expect(await commentIslands.comments.load()).toBe(CommentSection);
  expect(await commentIslands.footer.load()).toBe(CommentFooterBar);
});
