import { createPageActions, TestPage } from '@share/islands/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppCommentBar } from './AppCommentBar';

const show = (isOpen = true) => {
  const page = createPageActions({ toast: jest.fn(), offerApp: jest.fn(), share: jest.fn() });
  render(
    <TestPage services={{ page }}>
      <AppCommentBar counts={{ comments: 24, likes: 1_260 }} isOpen={isOpen} />
    </TestPage>,
  );
  return page;
};

test.each([
  ['说说你看到的情况', '评论'],
  ['评论 24', '看评论'],
  ['收藏', '收藏'],
  ['点赞 1.2k', '点赞'],
])('R76: %s offers the app', async (name, action) => {
  const { offerApp } = show();
  const control = screen.getByRole('button', { name });
  expect(control).toHaveAttribute('data-opens', 'openApp');
  await userEvent.click(control);
  expect(offerApp).toHaveBeenCalledWith(action);
});

test('shares the page', async () => {
  const { share, offerApp } = show();
  await userEvent.click(screen.getByRole('button', { name: '分享' }));
  expect(share).toHaveBeenCalledTimes(1);
  expect(offerApp).not.toHaveBeenCalled();
});

test('closed: says so, answers 评论已关闭～ and does not count comments', async () => {
  const { toast, offerApp } = show(false);
  await userEvent.click(screen.getByRole('button', { name: '评论已关闭' }));
  expect(toast).toHaveBeenCalledWith('评论已关闭～');
  expect(offerApp).not.toHaveBeenCalled();
  expect(screen.queryByRole('button', { name: /^评论 / })).not.toBeInTheDocument();
});
