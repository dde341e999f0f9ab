import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { item, pageOf, threads, threadWithReplies } from '../../testing/commentFixtures';
import { createCommentsApi, silentApi } from '../../testing/createCommentsApi';
import { FreshCache } from '../../testing/FreshCache';
import type { RepliesApi } from '../data/useReplies';
import { CommentReplies } from './CommentReplies';

const long = threadWithReplies(7);

const show = (api: RepliesApi, thread = long) =>
  render(<CommentReplies api={api} item={item} comment={pageOf([thread]).comments[0]!} />, {
    wrapper: FreshCache,
  });

test('two replies at first, all of them after a tap', async () => {
  show(createCommentsApi([long]));
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: '展开其余 5 条回复' }));
  expect(await screen.findByText(/记得穿胶鞋/)).toBeInTheDocument();
  expect(screen.getAllByRole('listitem')).toHaveLength(7);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('names the author and who is answered', () => {
  show(silentApi);
  const [author, answer] = screen.getAllByRole('listitem');
  expect(author).toHaveTextContent('林知远作者：谢谢您');
  expect(answer).toHaveTextContent('阿禾 回复 林知远：已经报名');
});

test('a failure offers another try', async () => {
  const api = createCommentsApi([long]);
  api.isOffline = true;
  show(api);
  await userEvent.click(screen.getByRole('button'));
  const retry = await screen.findByRole('button', { name: '加载失败，点按重试' });
  api.isOffline = false;
  await userEvent.click(retry);
  expect(await screen.findByText(/记得穿胶鞋/)).toBeInTheDocument();
});

test('further taps while it loads ask no more and keep the focus', async () => {
  const getChildComments = jest.fn(silentApi.getChildComments);
  show({ getChildComments });
  const button = screen.getByRole('button');
  await userEvent.click(button);
  await userEvent.click(button);
  expect(button).toHaveTextContent('加载中');
  expect(button).toHaveFocus();
  expect(getChildComments).toHaveBeenCalledTimes(1);
});

test('nothing under a comment nobody answered', () => {
  expect(show(silentApi, threads[5]).container).toBeEmptyDOMElement();
});
