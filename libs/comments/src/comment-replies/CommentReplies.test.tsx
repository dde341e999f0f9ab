import { PageRoot } from '@share/islands';
import { TestPage } from '@share/islands/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { item, now, pageOf, threads, threadWithReplies } from '../../testing/commentFixtures';
import { createCommentsApi, createCommentServices, silentApi } from '../../testing/createCommentServices';
import type { CommentServices } from '../data/CommentServices';
import { CommentReplies } from './CommentReplies';

const long = threadWithReplies(7);

const show = (api: CommentServices['api'], thread = long, actionsFor = () => ({})) =>
  render(
    <TestPage services={createCommentServices({ api })}>
      <CommentReplies
        item={item}
        comment={pageOf([thread]).items[0]!}
        now={now}
        actionsFor={actionsFor}
        actionsForOwn={actionsFor}
      />
    </TestPage>,
  );

test('two replies at first, all of them after a tap, read once', async () => {
  const api = createCommentsApi([long]);
  const getChildComments = jest.spyOn(api, 'getChildComments');
  show(api);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: '展开其余 5 条回复' }));
  expect(await screen.findByText(/记得穿胶鞋/)).toBeInTheDocument();
  expect(screen.getAllByRole('listitem')).toHaveLength(7);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(getChildComments).toHaveBeenCalledTimes(1);
});

test('two replies leave nothing to load', () => {
  show(silentApi, threadWithReplies(2));
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a thread that came whole reads nothing and keeps no data of its own', () => {
  const cache = new Map();
  const services = createCommentServices({ api: silentApi });
  const showThread = (count: number) => {
    const [comment] = pageOf([threadWithReplies(count)]).items;
    const get = jest.spyOn(cache, 'get');
    render(
      <SWRConfig value={{ provider: () => cache }}>
        <PageRoot services={services}>
          <CommentReplies
            item={item}
            comment={comment!}
            now={now}
            actionsFor={() => ({})}
            actionsForOwn={() => ({})}
          />
        </PageRoot>
      </SWRConfig>,
    );
    return get.mock.calls.length;
  };
  expect(showThread(0)).toBe(0);
  expect(showThread(2)).toBe(0);
  expect(showThread(3)).toBeGreaterThan(0);
});

test('names the author and who is answered', () => {
  show(silentApi);
  const [author, answer] = screen.getAllByRole('listitem');
  expect(author).toHaveTextContent('林知远作者：谢谢您');
  expect(answer).toHaveTextContent('阿禾 回复 林知远：已经报名');
});

test('the focus goes to the first new reply when the control is gone', async () => {
  show(createCommentsApi([long]));
  await userEvent.click(screen.getByRole('button'));
  await screen.findByText(/记得穿胶鞋/);
  expect(screen.getAllByRole('listitem')[2]).toHaveFocus();
});

test('shows when and where each reply was written, and what can be done about it', async () => {
  const onReply = jest.fn();
  show(silentApi, long, () => ({ onReply, onReport: jest.fn() }));
  expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('1小时前 · 云浦');
  await userEvent.click(screen.getAllByRole('button', { name: '回复' })[0]!);
  expect(onReply).toHaveBeenCalledTimes(1);
  expect(screen.getAllByRole('button', { name: '举报' })).toHaveLength(2);
});

test('a failure keeps the first two and offers another try', async () => {
  const api = createCommentsApi([long]);
  api.isOffline = true;
  show(api);
  await userEvent.click(screen.getByRole('button'));
  const retry = await screen.findByRole('button', { name: '加载失败，点按重试' });
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  api.isOffline = false;
  await userEvent.click(retry);
  expect(await screen.findByText(/记得穿胶鞋/)).toBeInTheDocument();
});

test('further taps while it loads send no request and keep the focus', async () => {
  const getChildComments = jest.fn(silentApi.getChildComments);
  show({ ...silentApi, getChildComments });
  const button = screen.getByRole('button');
  await userEvent.click(button);
  await userEvent.click(button);
  expect(button).toHaveTextContent('加载中');
  expect(button).toHaveFocus();
  expect(getChildComments).toHaveBeenCalledTimes(1);
});

test('shows nothing under a comment without replies', () => {
  expect(show(silentApi, threads[5]).container).toBeEmptyDOMElement();
});
