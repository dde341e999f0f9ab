import { createTestData } from '@share/page-data/testing';
import type { CommentList } from '@share/api-contract/types';
import { commentFixture, fallbackOf, item, threads, threadWithReplies } from '../../testing/commentFixtures';
import { createCommentsApi } from '../../testing/createCommentServices';
import { loadComments, provideComments, loadReplies } from './loadComments';

test('requests ten comments a page and passes the signal on', async () => {
  const api = createCommentsApi(threads);
  const getTopComments = jest.spyOn(api, 'getTopComments');
  const { signal } = new AbortController();
  const page = await loadComments(api, { ...item, page: 3, signal });
  expect(getTopComments).toHaveBeenCalledWith({ id: item.postId, pageindex: 3, pagesize: 10 }, { signal });
  expect(page.items.map(({ id }) => id)).toEqual(['c-21', 'c-22', 'c-23']);
  expect(page).toMatchObject({ count: 33, total: 23 });
});

test('counts the threads where the platform gives no total', async () => {
  const getTopComments = () => Promise.resolve({ comments: [commentFixture()], count: 41 });
  expect(await loadComments({ getTopComments }, { ...item, page: 1 })).toMatchObject({
    count: 41,
    total: 41,
  });
});

test('an item without comments may come without their list', async () => {
  const getTopComments = async () => ({ count: 0 }) as CommentList;
  expect(await loadComments({ getTopComments }, { ...item, page: 1 })).toEqual({
    items: [],
    total: 0,
    count: 0,
  });
  const getChildComments = async () => ({ count: 0 }) as CommentList;
  expect(await loadReplies({ getChildComments }, { ...item, commentId: 'c-1' })).toEqual([]);
});

describe('the first page for SWR', () => {
  const { postId, siteOrigin } = item;
  const provide = async (api: Parameters<typeof provideComments>[0]['api']) => {
    const data = createTestData();
    await provideComments({ api, data, family: 'mp', postId, siteOrigin });
    return data;
  };

  test('stands under the key of the newest comments', async () => {
    const { requested, fallback } = await provide(createCommentsApi(threads));
    expect(Object.keys(fallback)).toEqual(Object.keys(fallbackOf(threads)));
    expect(Object.values(fallback)).toEqual([[expect.objectContaining({ count: 33, total: 23 })]]);
    expect(requested).toEqual([`comments mp/${postId}`]);
  });

  test('is left out when it could not be loaded', async () => {
    const { fallback } = await provide({ getTopComments: () => Promise.reject(new Error('down')) });
    expect(Object.keys(fallback)).toEqual([]);
  });
});

test('reads all replies, fifty at a time, in their order', async () => {
  const api = createCommentsApi([threadWithReplies(120)]);
  const getChildComments = jest.spyOn(api, 'getChildComments');
  const replies = await loadReplies(api, { ...item, commentId: 'c-long' });
  expect(replies.map(({ id }) => id)).toEqual(Array.from({ length: 120 }, (_, index) => `r-${index + 1}`));
  expect(getChildComments.mock.calls.map(([{ pageindex, pagesize }]) => [pageindex, pagesize])).toEqual([
    [1, 50],
    [2, 50],
    [3, 50],
  ]);
});

test('ends when the platform promises more replies than it gives', async () => {
  const getChildComments = jest
    .fn()
    .mockResolvedValueOnce({ comments: [commentFixture()], count: 9 })
    .mockResolvedValue({ comments: [], count: 9 });
  expect(await loadReplies({ getChildComments }, { ...item, commentId: 'c-1' })).toHaveLength(1);
  expect(getChildComments).toHaveBeenCalledTimes(2);
});
