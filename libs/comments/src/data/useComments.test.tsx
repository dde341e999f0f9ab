import type { ItemApi } from '@share/api-client';
import { TestPage } from '@share/islands/testing';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { commentFixture, fallbackOf, item, threads } from '../../testing/commentFixtures';
import { createCommentsApi, createCommentServices, silentApi } from '../../testing/createCommentServices';
import { useComments } from './useComments';

type CommentsApi = Pick<ItemApi, 'getTopComments'>;

/** @param shown data from the server */
const start = (api: CommentsApi, shown?: typeof threads, untilSafeToInsert?: () => Promise<void>) => {
  const services = createCommentServices({ api: { ...silentApi, ...api } });
  return renderHook(() => useComments(item, untilSafeToInsert && { untilSafeToInsert }), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <TestPage services={services} fallback={shown && fallbackOf(shown)}>
        {children}
      </TestPage>
    ),
  }).result;
};

type Result = ReturnType<typeof start>;

const more = (result: Result) => act(async () => result.current.loadMore());
const ids = (result: Result) => result.current.comments.map(({ id }) => id);
const numbered = (count: number) => Array.from({ length: count }, (_, index) => `c-${index + 1}`);
const shows = (result: Result, count: number) => waitFor(() => expect(ids(result)).toEqual(numbered(count)));

describe('with the first page of the server', () => {
  test('shows it at once, and not as loading', () => {
    const result = start(silentApi, threads);
    expect(ids(result)).toEqual(numbered(10));
    expect(result.current).toMatchObject({ isRead: true, hasMore: true, isLoading: false, hasFailed: false });
  });

  test('reads it again in the browser, because the page may be older than its comments (R64)', async () => {
    const result = start(createCommentsApi(threads.slice(0, 4)), threads.slice(0, 3));
    expect(ids(result)).toEqual(numbered(3));
    await shows(result, 4);
  });

  test('a comment that newer ones push to the next page is restored until that page is loaded', async () => {
    const newer = commentFixture({ gid: 'c-0', created_at: threads[0]!.created_at! + 60 });
    const result = start(createCommentsApi([newer, ...threads]), threads);
    await waitFor(() => expect(ids(result)).toEqual(['c-0', ...numbered(10)]));
    expect(result.current.hasMore).toBe(true);
    await more(result);
    await waitFor(() => expect(ids(result)).toEqual(['c-0', ...numbered(19)]));
  });

  test('a comment that was deleted in the meantime is gone', async () => {
    const result = start(createCommentsApi(threads.slice(1, 4)), threads.slice(0, 5));
    await waitFor(() => expect(ids(result)).toEqual(['c-2', 'c-3', 'c-4']));
  });

  test('is replaced when newer comments may be shown', async () => {
    let allow = () => undefined as void;
    const allowed = new Promise<void>((resolve) => (allow = resolve));
    const api = createCommentsApi(threads.slice(0, 4));
    const result = start(api, threads.slice(0, 3), () => allowed);
    await act(async () => undefined);
    expect(ids(result)).toEqual(numbered(3));
    expect(result.current).toMatchObject({ isFromServer: true, isLoading: false });
    allow();
    await shows(result, 4);
    expect(result.current.isFromServer).toBe(false);
  });

  test('keeps it when reading it again fails, and tries again on request', async () => {
    const api = createCommentsApi(threads.slice(0, 4));
    api.isOffline = true;
    const result = start(api, threads.slice(0, 3));
    await waitFor(() => expect(result.current.hasFailed).toBe(true));
    expect(ids(result)).toEqual(numbered(3));
    api.isOffline = false;
    await more(result);
    await shows(result, 4);
    expect(result.current.hasFailed).toBe(false);
  });
});

describe('without a first page of the server', () => {
  test('has read nothing until the first page is read', async () => {
    const result = start(createCommentsApi([]));
    expect(result.current).toMatchObject({ comments: [], isRead: false, isLoading: true, hasMore: true });
    await waitFor(() =>
      expect(result.current).toMatchObject({ isRead: true, isLoading: false, hasMore: false }),
    );
  });

  test('a failure reads nothing; a retry loads it', async () => {
    const api = createCommentsApi(threads);
    api.isOffline = true;
    const result = start(api);
    await waitFor(() => expect(result.current).toMatchObject({ hasFailed: true, isRead: false }));
    api.isOffline = false;
    await more(result);
    await shows(result, 10);
    expect(result.current).toMatchObject({ hasFailed: false, isRead: true });
  });
});

test('loads page after page, each once, to the end', async () => {
  const api = createCommentsApi(threads);
  const getTopComments = jest.spyOn(api, 'getTopComments');
  const result = start(api, threads);
  await waitFor(() => expect(getTopComments).toHaveBeenCalledTimes(1));
  await more(result);
  await shows(result, 20);
  expect(result.current.hasMore).toBe(true);
  await more(result);
  await shows(result, 23);
  expect(result.current).toMatchObject({ hasMore: false, isLoading: false });
  expect(getTopComments.mock.calls.map(([{ pageindex }]) => pageindex)).toEqual([1, 2, 3]);
});
