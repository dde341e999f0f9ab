import { act, renderHook, waitFor } from '@testing-library/react';
import { cardKeys } from './cardKeys';
import { loadHot } from './loadCards';
import { usePagedCards } from './usePagedCards';
import { FreshCache, cardFixture, createCardsApi, now, pageOf, posts, siteOrigin } from '../../testing';

const start = (count: number) => {
  const api = createCardsApi(posts(count));
  const loadPage = jest.fn((page: number) => loadHot(api, { page, now, siteOrigin }));
  const initial = pageOf(api.posts);
  const { result } = renderHook(() => usePagedCards({ keyOf: cardKeys.hot, initial, loadPage }), {
    wrapper: FreshCache,
  });
  return {
    api,
    loadPage,
    result,
    more: () => act(async () => result.current.loadMore()),
    shows: (shown: number) =>
      waitFor(() => expect(result.current.cards.map(({ id }) => id)).toEqual(numbered(shown))),
  };
};

const numbered = (count: number) => Array.from({ length: count }, (_, index) => `p-${index + 1}`);

test('starts with the page of the server and does not read it again', async () => {
  const { result, loadPage, shows } = start(23);
  await shows(10);
  expect(result.current).toMatchObject({ hasMore: true, isLoading: false, hasFailed: false });
  expect(loadPage).not.toHaveBeenCalled();
});

test('grows by a page at a time, each read once, to the end of the list', async () => {
  const { result, loadPage, more, shows } = start(23);
  await more();
  await shows(20);
  expect(result.current.hasMore).toBe(true);
  await more();
  await shows(23);
  expect(result.current).toMatchObject({ hasMore: false, isLoading: false });
  expect(loadPage.mock.calls).toEqual([[2], [3]]);
});

test.each([
  ['a first page that is the whole list', 10],
  ['an empty list', 0],
])('%s has no more', (_name, count) => {
  expect(start(count).result.current.hasMore).toBe(false);
});

test('an empty page ends a list that is shorter than promised', async () => {
  const { api, result, more } = start(23);
  api.posts = api.posts.slice(0, 10);
  await more();
  await waitFor(() => expect(result.current.hasMore).toBe(false));
  expect(result.current.cards).toHaveLength(10);
});

test('a failure keeps what is there; the second try brings the same page', async () => {
  const { api, result, loadPage, more, shows } = start(30);
  await more();
  await shows(20);
  api.isOffline = true;
  await more();
  await waitFor(() => expect(result.current.hasFailed).toBe(true));
  await shows(20);
  expect(result.current.hasMore).toBe(true);
  api.isOffline = false;
  await more();
  await shows(30);
  expect(result.current).toMatchObject({ hasFailed: false, hasMore: false });
  expect(loadPage.mock.calls).toEqual([[2], [3], [3]]);
});

test('an item pushed to the next page by a newer one appears once', async () => {
  const { api, result, more } = start(23);
  api.posts.unshift(cardFixture({ post_id: 'p-0' }));
  await more();
  await waitFor(() => expect(result.current.cards).toHaveLength(19));
  expect(new Set(result.current.cards.map(({ id }) => id)).size).toBe(19);
});

test('says that it loads while a page is on its way', async () => {
  const { result, loadPage } = start(23);
  loadPage.mockReturnValue(new Promise(() => undefined));
  act(() => result.current.loadMore());
  await waitFor(() => expect(result.current.isLoading).toBe(true));
  expect(result.current.cards).toHaveLength(10);
});
