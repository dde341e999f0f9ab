import { ApiError } from '@share/api-client';
import type { Comment } from '@share/api-contract/types';
import { createPageActions, TestPage } from '@share/islands/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { commentFixture, fallbackOf, item, now, threads } from '../../testing/commentFixtures';
import { createCommentsApi, createCommentServices } from '../../testing/createCommentServices';
import { CommentFooterBar } from '../comment-footer-bar/CommentFooterBar';
import { CommentSection } from '../comment-section/CommentSection';

const own = (fields: Partial<Comment> = {}) =>
  commentFixture({ gid: 'mine', owner_user_id: 'u-test', content: '我说的', ...fields });

const show = (shown: Comment[]) => {
  const api = createCommentsApi(shown);
  const page = createPageActions({ toast: jest.fn() });
  render(
    <TestPage services={createCommentServices({ api, page })} fallback={fallbackOf(shown)}>
      <CommentSection item={item} isOpen now={now} />
      <CommentFooterBar item={item} counts={{ comments: 9, likes: 0 }} isOpen commentsIn="page" />
    </TestPage>,
  );
  return { api, page, deleteComment: jest.spyOn(api, 'deleteComment') };
};

beforeEach(() => sessionStorage.clear());

const deleteButton = () => screen.getByRole('button', { name: '删除' });
const dialog = () => screen.getByRole('dialog', { name: '删除这条评论？' });
const confirm = () => userEvent.click(within(dialog()).getByRole('button', { name: '删除' }));
const ask = () => userEvent.click(deleteButton());

test('only own comments can be deleted, after a question', async () => {
  const { page, deleteComment } = show([threads[5]!, own()]);
  await ask();
  expect(dialog()).toHaveTextContent('删除后不能恢复。');
  await userEvent.click(within(dialog()).getByRole('button', { name: '取消' }));
  expect(deleteComment).not.toHaveBeenCalled();

  await ask();
  await confirm();
  expect(deleteComment).toHaveBeenCalledWith({ post: item.postId, cid: 'mine' });
  expect(screen.queryByText('我说的')).not.toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(page.toast).toHaveBeenCalledWith('评论已删除');
  expect(screen.queryByRole('button', { name: '删除' })).not.toBeInTheDocument();
});

test('heading and bar count what is left, and the focus stays in the list', async () => {
  show([threads[5]!, own({ replys: [own({ gid: 'r-1', owner_user_id: 'u-9', content: '同意' })] })]);
  expect(screen.getByRole('link', { name: '评论 3' })).toBeInTheDocument();
  await ask();
  expect(dialog()).toHaveTextContent('下面的回复会一起删除，删除后不能恢复。');
  await confirm();
  expect(within(screen.getByRole('region', { name: '评论' })).getByText('1')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '评论 1' })).toBeInTheDocument();
  expect(screen.getAllByRole('list')[0]).toHaveFocus();
});

test('an own reply leaves its thread', async () => {
  show([{ ...threads[5]!, replys: [own({ gid: 'r-1', level: 2 })] }]);
  await ask();
  await confirm();
  expect(screen.queryByText(/我说的/)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: '评论 1' })).toBeInTheDocument();
});

test('a comment just written can be deleted', async () => {
  show([threads[5]!]);
  await userEvent.click(screen.getByRole('textbox', { name: '发表评论' }));
  await userEvent.paste('写错了');
  await userEvent.click(screen.getByRole('button', { name: '发送' }));
  await waitFor(() => expect(screen.getByRole('link', { name: '评论 2' })).toBeInTheDocument());
  await ask();
  await confirm();
  expect(screen.queryByText('写错了')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: '评论 1' })).toBeInTheDocument();
});

test.each([
  ['refused', { kind: 'business', message: '服务异常', code: 500, status: 500 }, '评论没有删除，请稍后再试'],
  ['without an answer', { kind: 'network', message: 'no network' }, '网络错误，请稍后重试～'],
] as const)('%s: says so, keeps everything, and can be tried again', async (_name, failure, text) => {
  const { page, deleteComment } = show([own()]);
  deleteComment.mockRejectedValueOnce(new ApiError(failure));
  await ask();
  await confirm();
  expect(page.toast).toHaveBeenCalledWith(text);
  expect(screen.getByText('我说的')).toBeInTheDocument();
  await confirm();
  expect(screen.queryByText('我说的')).not.toBeInTheDocument();
});

test('an answer without data means that it is deleted', async () => {
  const { page, deleteComment } = show([own()]);
  deleteComment.mockResolvedValueOnce(null as never);
  await ask();
  await confirm();
  expect(page.toast).toHaveBeenCalledWith('评论已删除');
  expect(screen.queryByText('我说的')).not.toBeInTheDocument();
});

test('one that is gone already counts as deleted', async () => {
  const { page, deleteComment } = show([own()]);
  deleteComment.mockRejectedValueOnce(
    new ApiError({ kind: 'business', message: '评论不存在或已删除', code: 2008, status: 404 }),
  );
  await ask();
  await confirm();
  expect(page.toast).toHaveBeenCalledWith('评论已删除');
  expect(screen.queryByText('我说的')).not.toBeInTheDocument();
});
