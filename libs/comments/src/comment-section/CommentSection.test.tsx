import { startPageScript } from '@share/environment/testing';
import { onIslandLost } from '@share/islands';
import { createPageActions, TestPage } from '@share/islands/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import {
  commentFixture,
  fallbackOf,
  hostileThreads,
  item,
  now,
  threads,
} from '../../testing/commentFixtures';
import { createCommentsApi, createCommentServices, silentApi } from '../../testing/createCommentServices';
import { CommentFooterBar } from '../comment-footer-bar/CommentFooterBar';
import type { CommentServices } from '../data/CommentServices';
import { CommentSection } from './CommentSection';

interface Situation extends Partial<CommentServices> {
  /** Data from the server. */
  shown?: typeof threads;
  isOpen?: boolean;
}

const show = ({ shown, isOpen = true, ...given }: Situation) =>
  render(
    <TestPage services={createCommentServices(given)} fallback={shown && fallbackOf(shown)}>
      <CommentSection item={item} isOpen={isOpen} now={now} />
    </TestPage>,
  );

const section = () => screen.getByRole('region', { name: '评论' });
/** The threads; replies are lists inside them. */
const shownThreads = () => [...within(section()).getAllByRole('list')[0]!.children];
const empty = '暂无评论，快来抢沙发';

test('shows who wrote what, when and where, and how many comments there are', () => {
  show({ api: silentApi, shown: threads });
  expect(within(section()).getByText('33')).toBeInTheDocument();
  const [first] = shownThreads();
  expect(first).toHaveTextContent('南岸散步的人');
  expect(first).toHaveTextContent('2小时前 · 云浦');
});

test('an empty discussion invites the first comment', async () => {
  const hydrate = jest.fn();
  show({ api: createCommentsApi([]), page: createPageActions({ hydrate }) });
  expect(await screen.findByText(empty)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '写评论' }));
  expect(hydrate).toHaveBeenCalledWith('footer', true);
});

test('回复 without the code of the bar: the visitor is informed, and a bar that comes later leaves the focus alone', async () => {
  const hydrate = jest.fn();
  const { emit } = startPageScript();
  const page = createPageActions({ hydrate, onLost: onIslandLost });
  const services = createCommentServices({ api: silentApi, page });
  const inPage = (part: ReactNode) => (
    <TestPage services={services} fallback={fallbackOf(threads)}>
      {part}
    </TestPage>
  );
  render(inPage(<CommentSection item={item} isOpen now={now} />));
  await userEvent.click(screen.getAllByRole('button', { name: '回复' })[0]!);
  expect(hydrate).toHaveBeenCalledWith('footer', true);
  const lose = (island: string) => act(() => emit('lost', island));
  lose('related');
  const bar = <CommentFooterBar item={item} counts={{ comments: 33, likes: 0 }} isOpen commentsIn="page" />;
  const { unmount } = render(inPage(bar));
  const field = () => screen.getByRole('textbox', { name: '发表评论' });
  expect(field()).toHaveFocus();
  unmount();
  lose('footer');
  render(inPage(bar));
  expect(field()).not.toHaveFocus();
  expect(field()).toHaveAttribute('placeholder', '我来讲两句');
});

test('while the first page loads it does not say that there are no comments', () => {
  show({ api: silentApi });
  expect(screen.queryByText(empty)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: '加载中' })).toHaveAttribute('aria-busy', 'true');
});

test('closed: says so, and still shows the comments', async () => {
  show({ api: createCommentsApi(threads), isOpen: false, shown: threads });
  expect(screen.getByText('评论已关闭')).toBeInTheDocument();
  expect(shownThreads()).toHaveLength(10);
});

test('closed and empty: only says that it is closed', () => {
  show({ api: silentApi, isOpen: false, shown: [] });
  expect(screen.getByText('评论已关闭')).toBeInTheDocument();
  expect(screen.queryByText(empty)).not.toBeInTheDocument();
});

test('more comments come on request until there are no more', async () => {
  show({ api: createCommentsApi(threads), shown: threads });
  for (const count of [20, 23]) {
    await userEvent.click(await screen.findByRole('button', { name: '查看更多评论' }));
    await waitFor(() => expect(shownThreads()).toHaveLength(count));
  }
  expect(screen.queryByRole('button', { name: '查看更多评论' })).not.toBeInTheDocument();
});

test('a failure is shown, keeps what is there and can be tried again', async () => {
  const api = createCommentsApi(threads);
  api.isOffline = true;
  show({ api, shown: threads });
  const status = screen.getByRole('status');
  expect(status).toBeEmptyDOMElement();
  await waitFor(() => expect(status).toHaveTextContent('评论没有加载出来'));
  expect(shownThreads()).toHaveLength(10);
  api.isOffline = false;
  await userEvent.click(screen.getByRole('button', { name: '重新加载' }));
  await waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement());
  expect(screen.getByRole('button', { name: '查看更多评论' })).toBeInTheDocument();
});

test('a failure is not taken for an empty discussion', async () => {
  const api = createCommentsApi(threads);
  api.isOffline = true;
  show({ api });
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('评论没有加载出来'));
  expect(screen.queryByText(empty)).not.toBeInTheDocument();
});

test('comments are rendered as plain text', () => {
  show({ api: silentApi, shown: hostileThreads });
  expect(screen.getByText(/<script>alert\(1\)<\/script>/)).toBeInTheDocument();
  expect(section().querySelector('script, img, b')).toBeNull();
  expect(section().textContent).not.toMatch(/[\u202a-\u202e]/);
});

test('the order can be changed, and what is shown stays until the other order is there', async () => {
  const api = createCommentsApi(threads);
  const getTopComments = jest.spyOn(api, 'getTopComments');
  show({ api, shown: threads });
  await waitFor(() => expect(getTopComments).toHaveBeenCalledTimes(1));
  api.threads.reverse();
  await userEvent.click(screen.getByRole('button', { name: '最热', pressed: false }));
  expect(screen.getByRole('button', { name: '最热', pressed: true })).toBeInTheDocument();
  expect(shownThreads()).toHaveLength(10);
  await waitFor(() => expect(shownThreads()[0]).toHaveTextContent('看到最后那个时间'));
  expect(getTopComments.mock.calls.map(([{ sort }]) => sort)).toEqual([undefined, 'hot']);
});

test('a single thread has no order to choose', () => {
  show({ api: silentApi, shown: threads.slice(0, 1) });
  expect(screen.queryByRole('group', { name: '排序' })).not.toBeInTheDocument();
});

test('the focus goes to the first new comment when there are no more to load', async () => {
  show({ api: createCommentsApi(threads.slice(0, 12)), shown: threads.slice(0, 12) });
  await userEvent.click(await screen.findByRole('button', { name: '查看更多评论' }));
  await waitFor(() => expect(shownThreads()).toHaveLength(12));
  expect(shownThreads()[10]).toHaveFocus();
});

test('comments can be reported, but not the visitor’s own', async () => {
  const report = jest.fn();
  const own = commentFixture({ gid: 'mine', owner_user_id: 'u-test', content: '我说的' });
  const shown = [threads[5]!, own];
  show({ api: silentApi, shown: shown, page: createPageActions({ report }) });
  await userEvent.click(screen.getByRole('button', { name: '举报' }));
  expect(report).toHaveBeenCalledWith({ type: 'comment', id: 'c-6', name: '数字控的评论' });
});

test('closed: no comment can be answered', () => {
  show({ api: silentApi, isOpen: false, shown: threads });
  expect(screen.queryByRole('button', { name: '回复' })).not.toBeInTheDocument();
});
