import { createViewAt, withTime } from '@share/content-cards';
import type { ResultPage } from '../search/data/SearchView';
import type { ChannelPageView, ListPageView, ModulePageView } from './FeedViews';

const timesAt = (cards: ChannelPageView['items'], now: number) => cards.map((card) => withTime(card, now));

/** A saved page of a channel at a moment, in milliseconds. */
export const channelAt = createViewAt((page: ChannelPageView, now) => ({
  ...page,
  items: timesAt(page.items, now),
  tops: timesAt(page.tops, now),
}));

/** A saved page of a list or a content module at a moment, in milliseconds. */
export const headedPageAt = createViewAt(
  <Page extends ListPageView | ModulePageView>(page: Page, now: number) => ({
    ...page,
    items: timesAt(page.items, now),
  }),
);

/** A saved page of results at a moment, in milliseconds. */
export const resultsAt = createViewAt((page: ResultPage, now) => ({
  ...page,
  items: timesAt(page.items, now),
}));
