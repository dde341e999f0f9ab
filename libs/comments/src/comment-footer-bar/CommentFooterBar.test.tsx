import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CommentFooterBar } from './CommentFooterBar';

const setUp = (isOpen: boolean) => {
  const actions = {
    onWrite: jest.fn(),
    onClosed: jest.fn(),
    onCollect: jest.fn(),
    onLike: jest.fn(),
    onShare: jest.fn(),
  };
  render(<CommentFooterBar commentCount={1234} likeCount={12_300} isOpen={isOpen} {...actions} />);
  return actions;
};

test('open: the invitation to write answers and the comments are one tap away', async () => {
  const { onWrite } = setUp(true);
  await userEvent.click(screen.getByRole('button', { name: '我来讲两句' }));
  expect(onWrite).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('link', { name: '评论 1.2k' })).toHaveAttribute('href', '#comments');
});

test('closed: says so, answers 评论已关闭～ and has no way to the comments', async () => {
  const { onWrite, onClosed } = setUp(false);
  const write = screen.getByRole('button', { name: '评论已关闭' });
  expect(write).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(write);
  expect(onWrite).not.toHaveBeenCalled();
  expect(onClosed).toHaveBeenCalledWith('评论已关闭～');
  expect(screen.queryByRole('link', { name: /评论/ })).not.toBeInTheDocument();
});

test.each([true, false])(
  'collect, like and share answer also where comments are open: %s',
  async (isOpen) => {
    const { onCollect, onLike, onShare } = setUp(isOpen);
    await userEvent.click(screen.getByRole('button', { name: '收藏' }));
    await userEvent.click(screen.getByRole('button', { name: '点赞 1.2w' }));
    await userEvent.click(screen.getByRole('button', { name: '分享' }));
    expect([onCollect, onLike, onShare].map((action) => action.mock.calls.length)).toEqual([1, 1, 1]);
  },
);
