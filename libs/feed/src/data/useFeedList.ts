import type { ListKey, ListPage } from '@share/page-data';
import { serverNow } from '@share/environment';
import { usePagedList, type CardView } from '@share/content-cards';
import { useMemory } from '../moving/MemoryContext';
import { feedPageSize } from './loadFeed';

interface FeedListOptions<Page> {
  listKey: ListKey;
  /** Number of the page the list starts with, from 1. */
  start?: number;
  /** Reads a page of the whole list, from 1, for this moment. */
  loadPage: (at: { page: number; now: number }) => Promise<Page>;
}

/** A list that starts at `?page=` and is found as it was left. */
export const useFeedList = <Page extends ListPage<CardView>>({
  listKey,
  start = 1,
  loadPage,
}: FeedListOptions<Page>) =>
  usePagedList<CardView, Page>({
    listKey,
    loadPage: (page) => loadPage({ page: start + page - 1, now: serverNow() }),
    itemsBefore: (start - 1) * feedPageSize,
    restored: useMemory(),
  });
