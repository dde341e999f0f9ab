import { listFallback } from '@share/page-data/testing';
import type { ListPage } from '@share/page-data';
import { ApiError } from '@share/api-client';
import { TestPage } from '@share/islands/testing';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  cardFixture,
  createCardServices,
  createCardsApi,
  now,
  pageOf,
  posts,
  siteOrigin,
} from '../../testing';
import type { CardView } from './CardView';
import { loadRecommendations } from './loadCards';
import type { RestoredPages } from '@share/scroll-position';
import { usePagedList } from './usePagedList';

const listKey = ['test', 'list'];

type Options = Partial<Parameters<typeof usePagedList<CardView>>[0]>;

const start = (count: number, options: Options = {}, { isReadByServer = true, isOffline = false } = {}) => {
  const api = Object.assign(createCardsApi(posts(count)), { isOffline });
  const loadPage = jest.fn((page: number) => loadRecommendations(api, { page, now, siteOrigin }));
  const services = createCardServices({ api });
  const fallback = isReadByServer ? listFallback(listKey, pageOf(api.posts)) : {};
  const wrapper = ({ children }: { children: ReactNode }) => (
    <TestPage services={services} fallback={fallback}>
      {children}
    </TestPage>
  );
  const { result, rerender } = renderHook(
    (given: Options) => usePagedList<CardView>({ listKey, loadPage, ...options, ...given }),
    { wrapper, initialProps: {} },
  );
  const ids = () => result.current.items.map(({ id }) => id);
  return {
    api,
    loadPage,
    result,
    rerender,
    ids,
    more: () => act(async () => result.current.loadMore()),
    shows: (shown: number) => waitFor(() => expect(ids()).toEqual(numbered(shown))),
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
  expect(result.current.items).toHaveLength(10);
});

test('a failure keeps the loaded items; a retry loads the same page', async () => {
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
  await waitFor(() => expect(result.current.items).toHaveLength(19));
  expect(new Set(result.current.items.map(({ id }) => id)).size).toBe(19);
});

test('says that it loads while a page is loading', async () => {
  const { result, loadPage } = start(23);
  loadPage.mockReturnValue(new Promise(() => undefined));
  act(() => result.current.loadMore());
  await waitFor(() => expect(result.current.isLoading).toBe(true));
  expect(result.current.items).toHaveLength(10);
});

test('goes on after the first page that it was given', async () => {
  const firstPage = pageOf(posts(23));
  const { loadPage, more, shows } = start(23, { firstPage }, { isReadByServer: false });
  await shows(10);
  await more();
  await shows(20);
  expect(loadPage.mock.calls).toEqual([[2]]);
});

describe('a first page that may be old (R64)', () => {
  test('is shown at once, read again, and not reported as loading', async () => {
    const { api, result, ids, loadPage } = start(4, { rereadsFirstPage: true });
    expect(ids()).toEqual(numbered(4));
    expect(result.current.isLoading).toBe(false);
    api.posts.unshift(cardFixture({ post_id: 'p-0' }));
    await waitFor(() => expect(loadPage).toHaveBeenCalledWith(1));
    await waitFor(() => expect(ids()).toEqual(['p-0', ...numbered(4)]));
  });

  test('is restored when revalidating it fails; the next retry loads it again', async () => {
    const { loadPage, more, result, shows } = start(23, { rereadsFirstPage: true });
    loadPage.mockReset().mockRejectedValue(new ApiError({ kind: 'network', message: '' }));
    await waitFor(() => expect(result.current.hasFailed).toBe(true));
    await shows(10);
    loadPage.mockResolvedValue(pageOf(posts(8)));
    await more();
    await shows(8);
    expect(loadPage.mock.calls).toEqual([[1], [1]]);
  });
});

describe('without a first page of the server', () => {
  test('reads it in the browser', async () => {
    const { loadPage, result, shows } = start(12, {}, { isReadByServer: false });
    expect(result.current).toMatchObject({ items: [], isLoading: true, hasFailed: false, hasMore: true });
    await shows(10);
    expect(result.current.isLoading).toBe(false);
    expect(loadPage.mock.calls).toEqual([[1]]);
  });

  test('a failure is not an empty list, and can be tried again', async () => {
    const { api, more, result, shows } = start(12, {}, { isReadByServer: false, isOffline: true });
    await waitFor(() => expect(result.current.hasFailed).toBe(true));
    expect(result.current).toMatchObject({ items: [], isLoading: false, hasMore: true });
    api.isOffline = false;
    await more();
    await shows(10);
    expect(result.current.hasFailed).toBe(false);
  });

  describe('when the network is back', () => {
    beforeEach(() => jest.spyOn(Math, 'random').mockReturnValue(0));
    afterEach(() => jest.restoreAllMocks());
    const comeOnline = () => act(async () => void window.dispatchEvent(new Event('online')));

    test('is tried again by itself, once for each return', async () => {
      const { api, loadPage, result, shows } = start(12, {}, { isReadByServer: false, isOffline: true });
      await waitFor(() => expect(result.current.hasFailed).toBe(true));
      await comeOnline();
      await waitFor(() => expect(loadPage).toHaveBeenCalledTimes(2));
      await waitFor(() => expect(result.current.isLoading).toBe(false));
      expect(loadPage).toHaveBeenCalledTimes(2);
      api.isOffline = false;
      await comeOnline();
      await comeOnline();
      await shows(10);
      await comeOnline();
      expect(loadPage.mock.calls).toEqual([[1], [1], [1]]);
    });

    test('not all visitors ask at once', async () => {
      jest.spyOn(Math, 'random').mockReturnValue(0.5);
      const { loadPage, result } = start(12, {}, { isReadByServer: false, isOffline: true });
      await waitFor(() => expect(result.current.hasFailed).toBe(true));
      const since = performance.now();
      await comeOnline();
      expect(loadPage).toHaveBeenCalledTimes(1);
      await waitFor(() => expect(loadPage).toHaveBeenCalledTimes(2));
      expect(performance.now() - since).toBeGreaterThan(450);
    });

    test('a next page that failed waits for a tap', async () => {
      const { api, loadPage, more, result } = start(23);
      api.isOffline = true;
      await more();
      await waitFor(() => expect(result.current).toMatchObject({ hasFailed: true, isLoading: false }));
      await comeOnline();
      await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
      expect(loadPage.mock.calls).toEqual([[2]]);
    });
  });

  test('the server says that it could not load it', () => {
    const Status = () => {
      const { hasFailed, isLoading } = usePagedList({ listKey, loadPage: jest.fn() });
      return `failed ${hasFailed}, loading ${isLoading}`;
    };
    const markup = renderToString(
      <TestPage services={{}}>
        <Status />
      </TestPage>,
    );
    expect(markup).toBe('failed true, loading false');
  });
});

test('counts pages where items are left out of them', async () => {
  const api = createCardsApi(posts(13));
  const loadPage = async (page: number) => {
    const { items, total } = await loadRecommendations(api, { page, now, siteOrigin });
    return { items: items.slice(1), total };
  };
  const { more, result, ids } = start(13, { loadPage, pageSize: 10 }, { isReadByServer: false });
  await waitFor(() => expect(ids()).toHaveLength(9));
  expect(result.current.hasMore).toBe(true);
  await more();
  await waitFor(() => expect(ids()).toHaveLength(11));
  expect(result.current.hasMore).toBe(false);
});

test('keeps the former list while another order loads, and finds it again on return', async () => {
  const { ids, rerender, result, loadPage } = start(12);
  const reversed = pageOf(posts(12).reverse());
  let answer: (page: ListPage<CardView>) => void = () => undefined;
  loadPage.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  rerender({ listKey: ['test', 'other order'] });
  expect(ids()).toEqual(numbered(10));
  expect(result.current.isLoading).toBe(true);
  await act(async () => answer(reversed));
  await waitFor(() => expect(ids()[0]).toBe('p-12'));
  rerender({});
  await waitFor(() => expect(ids()).toEqual(numbered(10)));
  expect(loadPage.mock.calls).toEqual([[1]]);
});

describe('coming back to a page', () => {
  const createRestored = (): RestoredPages => {
    const lists = new Map<string, readonly unknown[]>();
    return {
      pagesOf: <Page,>(name: string) => (lists.get(name) ?? []) as readonly Page[],
      keep: (name, pages) => void lists.set(name, pages),
    };
  };
  const leaveWithTwoPages = async () => {
    const restored = createRestored();
    const { more, shows } = start(23, { restored });
    await more();
    await shows(20);
    return restored;
  };

  test('finds the pages that were loaded, without a call', async () => {
    const restored = await leaveWithTwoPages();
    const { loadPage, more, shows } = start(23, { restored });
    await shows(20);
    expect(loadPage).not.toHaveBeenCalled();
    await more();
    await shows(23);
    expect(loadPage.mock.calls).toEqual([[3]]);
  });

  test('also of a list that the server has not read', async () => {
    const restored = await leaveWithTwoPages();
    const { ids, loadPage } = start(23, { restored }, { isReadByServer: false });
    expect(ids()).toEqual(numbered(20));
    await act(async () => undefined);
    expect(loadPage).not.toHaveBeenCalled();
  });

  test('another list starts with its first page', async () => {
    const restored = await leaveWithTwoPages();
    const { ids } = start(23, { restored, listKey: ['test', 'other'], firstPage: pageOf(posts(23)) });
    await act(async () => undefined);
    expect(ids()).toEqual(numbered(10));
  });
});

test('a list that starts at a later page ends where the whole list ends', () => {
  expect(start(23, { itemsBefore: 10 }).result.current.hasMore).toBe(true);
  expect(start(20, { itemsBefore: 10 }).result.current.hasMore).toBe(false);
});
