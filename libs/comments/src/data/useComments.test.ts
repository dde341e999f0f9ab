import { act, renderHook, waitFor } from '@testing-library/react';
import { commentFixture, item, pageOf, threads } from '../../testing/commentFixtures';
import { createCommentsApi, silentApi } from '../../testing/createCommentsApi';
import { FreshCache } from '../../testing/FreshCache';
import type { CommentPage } from './CommentView';
import { useComments, type CommentsApi } from './useComments';

const start = (api: CommentsApi, initial?: CommentPage) =>
  renderHook(() => useComments(api, item, initial), { wrapper: FreshCache }).result;

type Result = ReturnType<typeof start>;

const more = (result: Result) => act(async () => result.current.loadMore());
const ids = (result: Result) => result.current.comments.map(({ id }) => id);
const numbered = (count: number) => Array.from({ length: count }, (_, index) => `c-${index + 1}`);
const shows = (result: Result, count: number) => waitFor(() => expect(ids(result)).toEqual(numbered(count)));

describe('with the first page of the server', () => {
  test('shows it at once and nothing as on its way', () => {
    const result = start(silentApi, pageOf(threads));
    expect(ids(result)).toEqual(numbered(10));
    expect(result.current).toMatchObject({ count: 33, hasMore: true, isLoading: false, hasFailed: false });
  });

  test('reads it again in the browser, because the page may be older than its comments (R64)', async () => {
    const result = start(createCommentsApi(threads.slice(0, 4)), pageOf(threads.slice(0, 3)));
    expect(ids(result)).toEqual(numbered(3));
    await shows(result, 4);
  });

  test('keeps it when reading it again fails, and tries again on request', async () => {
    const api = createCommentsApi(threads.slice(0, 4));
    api.isOffline = true;
    const result = start(api, pageOf(threads.slice(0, 3)));
    await waitFor(() => expect(result.current.hasFailed).toBe(true));
    expect(ids(result)).toEqual(numbered(3));
    api.isOffline = false;
    await more(result);
    await shows(result, 4);
    expect(result.current.hasFailed).toBe(false);
  });
});

describe('without it', () => {
  test('knows no number until the first page is there', async () => {
    const result = start(createCommentsApi([]));
    expect(result.current).toMatchObject({ comments: [], count: undefined, isLoading: true, hasMore: true });
    await waitFor(() => expect(result.current).toMatchObject({ count: 0, isLoading: false, hasMore: false }));
  });

  test('a failure leaves the number unknown; a second try reads it', async () => {
    const api = createCommentsApi(threads);
    api.isOffline = true;
    const result = start(api);
    await waitFor(() => expect(result.current).toMatchObject({ hasFailed: true, count: undefined }));
    api.isOffline = false;
    await more(result);
    await shows(result, 10);
    expect(result.current).toMatchObject({ hasFailed: false, count: 33 });
  });
});

test('loads page after page, each once, to the end', async () => {
  const api = createCommentsApi(threads);
  const getTopComments = jest.spyOn(api, 'getTopComments');
  const result = start(api, pageOf(threads));
  await waitFor(() => expect(getTopComments).toHaveBeenCalledTimes(1));
  await more(result);
  await shows(result, 20);
  expect(result.current.hasMore).toBe(true);
  await more(result);
  await shows(result, 23);
  expect(result.current).toMatchObject({ hasMore: false, isLoading: false });
  expect(getTopComments.mock.calls.map(([{ pageindex }]) => pageindex)).toEqual([1, 2, 3]);
});

test('a page that fails keeps what was read; the second try brings it', async () => {
  const api = createCommentsApi(threads);
  const result = start(api);
  await shows(result, 10);
  api.isOffline = true;
  await more(result);
  await waitFor(() => expect(result.current.hasFailed).toBe(true));
  expect(ids(result)).toEqual(numbered(10));
  expect(result.current.hasMore).toBe(true);
  api.isOffline = false;
  await more(result);
  await shows(result, 20);
  expect(result.current.hasFailed).toBe(false);
});

test('a comment pushed to the next page by a newer one appears once', async () => {
  const api = createCommentsApi(threads);
  const result = start(api);
  await shows(result, 10);
  api.threads.unshift(commentFixture({ gid: 'c-0' }));
  await more(result);
  await waitFor(() => expect(ids(result)).toHaveLength(19));
  expect(new Set(ids(result)).size).toBe(19);
});

test('an empty page ends the list, whatever the platform counts', async () => {
  const getTopComments: CommentsApi['getTopComments'] = ({ pageindex }) =>
    Promise.resolve({ comments: pageindex === 1 ? threads.slice(0, 10) : [], count: 99 });
  const result = start({ getTopComments });
  await shows(result, 10);
  await more(result);
  await waitFor(() => expect(result.current.hasMore).toBe(false));
});
