import { createPageActions } from '@share/islands/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { item } from '../../testing/commentFixtures';
import { createCommentServices } from '../../testing/createCommentServices';
import { FreshCache } from '../../testing/FreshCache';
import { CommentFooterBar, type CommentFooterBarProps } from './CommentFooterBar';

const show = (props: Partial<CommentFooterBarProps> = {}) => {
  const page = createPageActions({
    say: jest.fn(),
    offerApp: jest.fn(),
    share: jest.fn(),
    openTextSize: jest.fn(),
  });
  const counts = { comments: 1234, likes: 12_300 };
  render(
    <CommentFooterBar {...createCommentServices({ page })} item={item} counts={counts} isOpen {...props} />,
    { wrapper: FreshCache },
  );
  return page;
};

afterEach(() => document.documentElement.removeAttribute('data-size'));

test('open: a field to write in, and the comments are one tap away', () => {
  show();
  expect(screen.getByRole('textbox', { name: '发表评论' })).toHaveAttribute('placeholder', '我来讲两句');
  expect(screen.getByRole('link', { name: '评论 1.2k' })).toHaveAttribute('href', '#comments');
});

test('closed: says so, answers 评论已关闭～ and has no way to the comments', async () => {
  const { say } = show({ isOpen: false });
  const write = screen.getByRole('button', { name: '评论已关闭' });
  expect(write).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(write);
  expect(say).toHaveBeenCalledWith('评论已关闭～');
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /评论/ })).not.toBeInTheDocument();
});

test('liking is for the app (R25), sharing for the page', async () => {
  const page = show();
  await userEvent.click(screen.getByRole('button', { name: '点赞 1.2w' }));
  expect(page.offerApp).toHaveBeenCalledWith('点赞');
  await userEvent.click(screen.getByRole('button', { name: '分享' }));
  expect(page.share).toHaveBeenCalledTimes(1);
});

test('elder mode: text size, collect, comments and share, each with its word', async () => {
  document.documentElement.setAttribute('data-size', 'elder');
  const page = show();
  await userEvent.click(screen.getByRole('button', { name: '字号' }));
  expect(page.openTextSize).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: '收藏' })).toHaveTextContent('收藏');
  expect(screen.getByRole('link', { name: /评论/ })).toHaveTextContent('评论');
  expect(screen.getByRole('button', { name: '分享' })).toHaveTextContent('分享');
  expect(screen.queryByRole('button', { name: /点赞/ })).not.toBeInTheDocument();
});

test('R30: without a place on the page the comments come in a drawer with a field of its own', async () => {
  show({ commentsIn: 'drawer' });
  await userEvent.click(screen.getByRole('button', { name: '评论 1.2k' }));
  const drawer = await screen.findByRole('dialog', { name: '评论' });
  expect(await within(drawer).findByText(/我家窗户正对着/)).toBeInTheDocument();
  expect(within(drawer).getByRole('textbox', { name: '发表评论' })).toBeInTheDocument();
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
  await userEvent.click(within(drawer).getByRole('button', { name: '关闭' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
