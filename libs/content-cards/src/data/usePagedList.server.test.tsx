/** @jest-environment node */
import { listFallback } from '@share/page-data/testing';
import { PageRoot } from '@share/islands';
import { renderToString } from 'react-dom/server';
import { SWRConfig } from 'swr';
import { pageOf, posts } from '../../testing';
import { usePagedList } from './usePagedList';

const listKey = ['test', 'list'];
const loadPage = jest.fn();

const List = () => {
  const { items, hasMore, isLoading, hasFailed } = usePagedList({ listKey, loadPage });
  return <p>{JSON.stringify({ count: items.length, hasMore, isLoading, hasFailed })}</p>;
};

const render = (fallback = {}) => {
  const cache = { keys: jest.fn(), get: jest.fn(), set: jest.fn(), delete: jest.fn() };
  const markup = renderToString(
    <SWRConfig value={{ provider: () => cache }}>
      <PageRoot services={{}} fallback={fallback}>
        <List />
      </PageRoot>
    </SWRConfig>,
  );
  expect(cache.get).not.toHaveBeenCalled();
  expect(loadPage).not.toHaveBeenCalled();
  return JSON.parse(markup.replace(/<\/?p>/g, '').replaceAll('&quot;', '"')) as object;
};

test('a list on the server is what was read for its page', () => {
  const list = listFallback(listKey, pageOf(posts(12)));
  expect(render(list)).toEqual({ count: 10, hasMore: true, isLoading: false, hasFailed: false });
});

test('a list that could not be read has failed, and nothing is loading', () => {
  expect(render()).toEqual({ count: 0, hasMore: true, isLoading: false, hasFailed: true });
});
