import { TestPage } from '@share/islands/testing';
import { act, renderHook, waitFor } from '@testing-library/react';
import { item, pageOf, threadWithReplies } from '../../testing/commentFixtures';
import { createCommentsApi, createCommentServices } from '../../testing/createCommentServices';
import type { ReactNode } from 'react';
import { useReplies } from './useReplies';

const start = (count: number) => {
  const thread = threadWithReplies(count);
  const api = createCommentsApi([thread]);
  const getChildComments = jest.spyOn(api, 'getChildComments');
  const comment = pageOf([thread]).items[0]!;
  const services = createCommentServices({ api });
  const { result } = renderHook(() => useReplies(item, comment), {
    wrapper: ({ children }: { children: ReactNode }) => <TestPage services={services}>{children}</TestPage>,
  });
  return { api, getChildComments, result };
};

test('the first two come with the comment, without a call', () => {
  const { result, getChildComments } = start(7);
  expect(result.current.replies.map(({ id }) => id)).toEqual(['r-1', 'r-2']);
  expect(result.current).toMatchObject({ hiddenCount: 5, isLoading: false, hasFailed: false });
  expect(getChildComments).not.toHaveBeenCalled();
});

test('all of them come on demand, once', async () => {
  const { result, getChildComments } = start(7);
  await act(async () => result.current.expand());
  await waitFor(() => expect(result.current.replies).toHaveLength(7));
  expect(result.current).toMatchObject({ hiddenCount: 0, isLoading: false });
  expect(getChildComments).toHaveBeenCalledTimes(1);
});

test('a failure keeps the first two; expanding again is the second try', async () => {
  const { api, result } = start(7);
  api.isOffline = true;
  await act(async () => result.current.expand());
  await waitFor(() => expect(result.current.hasFailed).toBe(true));
  expect(result.current.replies).toHaveLength(2);
  expect(result.current.hiddenCount).toBe(5);
  api.isOffline = false;
  await act(async () => result.current.expand());
  await waitFor(() => expect(result.current.replies).toHaveLength(7));
  expect(result.current.hasFailed).toBe(false);
});

test('with two or fewer nothing is hidden', () => {
  expect(start(2).result.current.hiddenCount).toBe(0);
});
