import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hostileThreads, item, now, pageOf, threads } from '../../testing/commentFixtures';
import { createCommentsApi, silentApi } from '../../testing/createCommentsApi';
import { FreshCache } from '../../testing/FreshCache';
import { CommentSection, type CommentSectionProps } from './CommentSection';

const show = (props: Pick<CommentSectionProps, 'api'> & Partial<CommentSectionProps>) =>
  render(<CommentSection item={item} isOpen now={now} {...props} />, { wrapper: FreshCache });

const section = () => screen.getByRole('region', { name: '评论' });
/** The threads; replies are lists inside them. */
const shownThreads = () => [...within(section()).getAllByRole('list')[0]!.children];
const empty = '暂无评论，快来抢沙发';

test('shows who said what, when and where, and the number of all of them', () => {
  show({ api: silentApi, initial: pageOf(threads) });
  expect(within(section()).getByText('33')).toBeInTheDocument();
  const [first] = shownThreads();
  expect(first).toHaveTextContent('南岸散步的人');
  expect(first).toHaveTextContent('2小时前 · 云浦');
});

test('an empty discussion invites the first comment', async () => {
  show({ api: createCommentsApi([]) });
  expect(await screen.findByText(empty)).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('while the first page is on its way it does not claim that there is none', () => {
  show({ api: silentApi });
  expect(screen.queryByText(empty)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: '加载中' })).toHaveAttribute('aria-busy', 'true');
});

test('closed: says so, still shows what was said before and invites nobody', async () => {
  show({ api: createCommentsApi(threads), isOpen: false, initial: pageOf(threads) });
  expect(screen.getByText('评论已关闭')).toBeInTheDocument();
  expect(shownThreads()).toHaveLength(10);
});

test('closed and empty: only says that it is closed', () => {
  show({ api: silentApi, isOpen: false, initial: pageOf([]) });
  expect(screen.getByText('评论已关闭')).toBeInTheDocument();
  expect(screen.queryByText(empty)).not.toBeInTheDocument();
});

test('more comments come on request until there are no more', async () => {
  show({ api: createCommentsApi(threads), initial: pageOf(threads) });
  for (const count of [20, 23]) {
    await userEvent.click(await screen.findByRole('button', { name: '查看更多评论' }));
    await waitFor(() => expect(shownThreads()).toHaveLength(count));
  }
  expect(screen.queryByRole('button', { name: '查看更多评论' })).not.toBeInTheDocument();
});

test('a failure is told, keeps what is there and can be tried again', async () => {
  const api = createCommentsApi(threads);
  api.isOffline = true;
  show({ api, initial: pageOf(threads) });
  expect(await screen.findByRole('status')).toHaveTextContent('评论没有加载出来');
  expect(shownThreads()).toHaveLength(10);
  api.isOffline = false;
  await userEvent.click(screen.getByRole('button', { name: '重新加载' }));
  await waitFor(() => expect(screen.queryByRole('status')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: '查看更多评论' })).toBeInTheDocument();
});

test('a failure is not taken for an empty discussion', async () => {
  const api = createCommentsApi(threads);
  api.isOffline = true;
  show({ api });
  expect(await screen.findByRole('status')).toBeInTheDocument();
  expect(screen.queryByText(empty)).not.toBeInTheDocument();
});

test('what readers type stays text', () => {
  show({ api: silentApi, initial: pageOf(hostileThreads) });
  expect(screen.getByText(/<script>alert\(1\)<\/script>/)).toBeInTheDocument();
  expect(section().querySelector('script, img, b')).toBeNull();
  expect(section().textContent).not.toMatch(/[\u202a-\u202e]/);
});
