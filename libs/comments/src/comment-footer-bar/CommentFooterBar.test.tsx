import { createPageActions, TestPage } from '@share/islands/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fallbackOf, item, threads } from '../../testing/commentFixtures';
import { createCommentsApi, createCommentServices } from '../../testing/createCommentServices';
import type { CommentServices } from '../data/CommentServices';
import { CommentFooterBar } from './CommentFooterBar';

const mockDrawer = { isBroken: false };

jest.mock('../comment-drawer/CommentDrawer', () => {
  const { CommentDrawer } = jest.requireActual('../comment-drawer/CommentDrawer');
  return {
    CommentDrawer: (props: object) => {
      if (mockDrawer.isBroken) throw new Error('The drawer is broken.');
      return <CommentDrawer {...props} />;
    },
  };
});

interface Situation {
  api?: CommentServices['api'];
  isOpen?: boolean;
  commentsIn?: 'page' | 'drawer';
  /** Data from the server. */
  shown?: typeof threads;
}

const show = async ({
  api = createCommentsApi(threads),
  isOpen = true,
  commentsIn = 'page',
  shown,
}: Situation = {}) => {
  const page = createPageActions({
    toast: jest.fn(),
    offerApp: jest.fn(),
    share: jest.fn(),
    openTextSize: jest.fn(),
  });
  const services = createCommentServices({ api, page, reportFailure: jest.fn() });
  const counts = { comments: 1234, likes: 12_300 };
  render(
    <TestPage services={services} fallback={shown && fallbackOf(shown)}>
      <CommentFooterBar item={item} counts={counts} isOpen={isOpen} commentsIn={commentsIn} />
    </TestPage>,
  );
  await act(async () => undefined);
  return { ...page, reportFailure: services.reportFailure };
};

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  jest.restoreAllMocks();
  document.documentElement.removeAttribute('data-size');
});

test('open: a field to write in, and the comments are one tap away', async () => {
  await show();
  expect(screen.getByRole('textbox', { name: '发表评论' })).toHaveAttribute('placeholder', '我来讲两句');
  expect(screen.getByRole('link', { name: '评论 1.2k' })).toHaveAttribute('href', '#comments');
});

test('shows the number of comments from their list, without loading it', async () => {
  const api = createCommentsApi(threads);
  const getTopComments = jest.spyOn(api, 'getTopComments');
  await show({ api, shown: threads });
  expect(screen.getByRole('link', { name: '评论 33' })).toBeInTheDocument();
  expect(getTopComments).not.toHaveBeenCalled();
});

test('closed: says so, answers 评论已关闭～ and has no way to the comments', async () => {
  const { toast } = await show({ isOpen: false });
  const write = screen.getByRole('button', { name: '评论已关闭' });
  expect(write).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(write);
  expect(toast).toHaveBeenCalledWith('评论已关闭～');
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /评论/ })).not.toBeInTheDocument();
});

test('liking is for the app (R25), sharing for the page', async () => {
  const page = await show();
  await userEvent.click(screen.getByRole('button', { name: '点赞 1.2w' }));
  expect(page.offerApp).toHaveBeenCalledWith('点赞');
  await userEvent.click(screen.getByRole('button', { name: '分享' }));
  expect(page.share).toHaveBeenCalledTimes(1);
});

test('elder mode: text size, collect, comments and share, each with its caption', async () => {
  document.documentElement.setAttribute('data-size', 'elder');
  const page = await show();
  await userEvent.click(screen.getByRole('button', { name: '字号' }));
  expect(page.openTextSize).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: '收藏' })).toHaveTextContent('收藏');
  expect(screen.getByRole('link', { name: /评论/ })).toHaveTextContent('评论');
  expect(screen.getByRole('button', { name: '分享' })).toHaveTextContent('分享');
  expect(screen.queryByRole('button', { name: /点赞/ })).not.toBeInTheDocument();
});

test('R30: without a place on the page the comments open in a drawer, which takes the field over', async () => {
  await show({ commentsIn: 'drawer' });
  await userEvent.click(screen.getByRole('button', { name: '评论 1.2k' }));
  const drawer = await screen.findByRole('dialog', { name: '评论' });
  expect(await within(drawer).findByText(/我家窗户正对着/)).toBeInTheDocument();
  expect(within(drawer).getByRole('textbox', { name: '发表评论' })).toBeInTheDocument();
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
  await userEvent.click(within(drawer).getByRole('button', { name: '关闭' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('R64: a drawer that opens again shows the comments at once and reads them again', async () => {
  const api = createCommentsApi(threads.slice(0, 1));
  const getTopComments = jest.spyOn(api, 'getTopComments');
  await show({ api, commentsIn: 'drawer' });
  const open = () => userEvent.click(screen.getByRole('button', { name: /^评论 / }));
  await open();
  await screen.findByText(/我家窗户正对着/);
  await userEvent.keyboard('{Escape}');
  await open();
  expect(screen.getByText(/我家窗户正对着/)).toBeInTheDocument();
  await waitFor(() => expect(getTopComments).toHaveBeenCalledTimes(2));
});

test('a drawer that fails closes, says so, is reported, and can be opened again', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  mockDrawer.isBroken = true;
  const { toast, reportFailure } = await show({ commentsIn: 'drawer' });
  const open = () => userEvent.click(screen.getByRole('button', { name: /^评论 / }));
  await open();
  await waitFor(() => expect(toast).toHaveBeenCalledWith('出错了，请再试一次'));
  expect(reportFailure).toHaveBeenCalledWith(expect.any(Error), 'panel:comments');
  expect(screen.getByRole('textbox', { name: '发表评论' })).toBeInTheDocument();
  mockDrawer.isBroken = false;
  await open();
  expect(await screen.findByRole('dialog', { name: '评论' })).toBeInTheDocument();
});

describe('a text written in the drawer', () => {
  /** A platform whose answer to a comment the test gives. */
  const waiting = () => {
    const api = createCommentsApi(threads.slice(0, 1));
    const { createComment } = api;
    let answer: () => void = () => undefined;
    api.createComment = async (...args) => {
      await new Promise<void>((resolve) => (answer = resolve));
      return createComment(...args);
    };
    return { api, answer: () => act(async () => answer()) };
  };
  const field = () => screen.getByRole('textbox', { name: '发表评论' });
  const open = async () => {
    await userEvent.click(screen.getByRole('button', { name: /^评论/ }));
    return screen.findByRole('dialog', { name: '评论' });
  };
  const close = () => userEvent.keyboard('{Escape}');
  const send = async (text: string) => {
    await userEvent.click(field());
    await userEvent.paste(text);
    await userEvent.click(screen.getByRole('button', { name: '发送' }));
  };

  test('moves to the bar when the drawer closes, and back when it opens', async () => {
    await show({ commentsIn: 'drawer', api: waiting().api });
    await open();
    await userEvent.click(field());
    await userEvent.paste('写到一半');
    await close();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(field()).toHaveValue('写到一半');
    await open();
    expect(field()).toHaveValue('写到一半');
  });

  test('is not in the field again while it is being sent, nor after that', async () => {
    const { api, answer } = waiting();
    await show({ commentsIn: 'drawer', api });
    await open();
    await send('只发一遍');
    await close();
    expect(field()).toHaveValue('');
    await answer();
    expect(field()).toHaveValue('');
    expect(sessionStorage).toHaveLength(0);
  });

  test('comes back into the bar when it could not be sent', async () => {
    const { api, answer } = waiting();
    await show({ commentsIn: 'drawer', api });
    await open();
    await send('别丢了');
    await close();
    api.isOffline = true;
    await answer();
    await waitFor(() => expect(field()).toHaveValue('别丢了'));
    expect(field()).toHaveFocus();
    expect(sessionStorage).toHaveLength(1);
  });

  test('is sent by the first tap on 发送; a second tap is not an empty comment', async () => {
    const { api } = waiting();
    const createComment = jest.spyOn(api, 'createComment');
    const { toast } = await show({ commentsIn: 'drawer', api });
    await open();
    await send('只发一遍');
    await userEvent.click(screen.getByRole('button', { name: '发送' }));
    expect(createComment).toHaveBeenCalledTimes(1);
    expect(toast).not.toHaveBeenCalled();
  });

  test('R26: is no reply any more when the drawer was closed', async () => {
    await show({ commentsIn: 'drawer', api: waiting().api });
    const drawer = await open();
    const [reply] = await within(drawer).findAllByRole('button', { name: '回复' });
    await userEvent.click(reply!);
    expect(field()).toHaveAttribute('placeholder', '回复 南岸散步的人');
    await close();
    expect(field()).toHaveAttribute('placeholder', '我来讲两句');
    expect(field()).not.toHaveFocus();
  });
});
