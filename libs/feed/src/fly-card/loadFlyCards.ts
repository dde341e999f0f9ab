import type { ListPage } from '@share/page-data';
import type { FeedApi } from '@share/api-client';
import type { FlyCardList } from '@share/api-contract/types';
import { listPageOf } from '@share/content-cards';
import { toFlyCardView, type FlyCardView } from './toFlyCardView';

/** A card takes a third of a screen: two screens at once. */
export const flyCardPageSize = 6;

interface LoadOptions {
  listId: string;
  /** From 1. */
  page: number;
  siteOrigin: string;
}

/** SWR key of a list of short cards; it starts at a page of its own, as `?page=` says. */
export const flyCardsKey = (listId: string, start: number) =>
  ['feed', 'fly-cards', listId, String(start)] as const;

/** Requests cards, newest first. */
export const requestFlyCards = (
  api: Pick<FeedApi, 'getFlyCards'>,
  { listId, page, signal }: { listId: string; page: number; signal?: AbortSignal | undefined },
): Promise<FlyCardList> => api.getFlyCards({ list_id: listId, page, size: flyCardPageSize }, { signal });

/** The cards of an answer. */
export const toFlyCardPage = (
  { cards, total }: Pick<FlyCardList, 'cards' | 'total'>,
  siteOrigin: string,
): ListPage<FlyCardView> => listPageOf(cards, total, (card) => toFlyCardView(card, siteOrigin));

/** One page of a list of short cards. */
export const loadFlyCards = async (
  api: Pick<FeedApi, 'getFlyCards'>,
  { siteOrigin, ...requested }: LoadOptions,
): Promise<ListPage<FlyCardView>> => toFlyCardPage(await requestFlyCards(api, requested), siteOrigin);
