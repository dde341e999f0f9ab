/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { item, now, pageOf, threads } from '../testing/commentFixtures';
import { silentApi } from '../testing/createCommentsApi';
import { CommentFooterBar, CommentSection } from './index';

const nothing = () => undefined;

test('the page of the server holds the comments and a control that is ready', () => {
  const html = renderToString(
    <CommentSection api={silentApi} item={item} isOpen initial={pageOf(threads)} now={now} />,
  );
  expect(html).toContain(pageOf(threads).comments[9]?.text);
  expect(html).toContain('查看更多评论');
  expect(html).not.toContain('加载中');
});

test('comments that could not be had are on their way, not absent', () => {
  const html = renderToString(<CommentSection api={silentApi} item={item} isOpen now={now} />);
  expect(html).toContain('加载中');
  expect(html).not.toContain('暂无评论');
});

test('the bar needs no browser', () => {
  const bar = { onWrite: nothing, onClosed: nothing, onCollect: nothing, onLike: nothing, onShare: nothing };
  expect(renderToString(<CommentFooterBar commentCount={3} likeCount={0} isOpen {...bar} />)).toContain(
    '我来讲两句',
  );
});
