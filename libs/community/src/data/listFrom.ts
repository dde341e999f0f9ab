import { useRestoredLists, usePagedList } from '@share/content-cards';
import type { ListPage } from '@share/page-data';
import { useCommunityServices } from './CommunityServices';
import { pageSize, type ListSource } from './ListSource';

/** The items of a list from a page on: the items of the pages before it are not counted. */
export const restFrom = <Item>(page: ListPage<Item>, from: number): ListPage<Item> => ({
  ...page,
  total: page.total - (from - 1) * pageSize,
});

/** SWR key of a list from a page on. */
export const keyFrom = ({ key }: { key: readonly string[] }, from: number) => [...key, `from ${from}`];

interface ListOptions {
  /** Number of the page that the address names. */
  from: number;
  siteOrigin: string;
}

/** A list that starts with the page its address names, and grows from there. */
export const useListFrom = <Item extends { id: string }>(
  source: ListSource<Item>,
  { from, siteOrigin }: ListOptions,
) => {
  const { api } = useCommunityServices();
  return usePagedList<Item>({
    listKey: keyFrom(source, from),
    loadPage: async (page) => restFrom(await source.load(api, { page: from - 1 + page, siteOrigin }), from),
    restored: useRestoredLists(),
  });
};
