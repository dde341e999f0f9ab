import { listFallback } from '@share/page-data/testing';
import type { ListPage } from '@share/page-data';
import type { CardView } from '@share/content-cards';
import { siteOrigin } from '@share/content-cards/testing';
import type { Fallback } from '@share/islands';
import { feedKeys } from '../src/data/feedKeys';
import { toChannels } from '../src/data/toChannels';
import { groups } from './feedFixtures';

/** The home page's data from the server: the channels, and the first page of one; undefined: it could not be loaded. */
export const channelFallback = (id: string, page: ListPage<CardView> | undefined): Fallback => {
  const [lead, ...items] = page?.items ?? [];
  const shown = page && { ...page, items, tops: lead ? [{ ...lead, kicker: '深度' }] : [] };
  return {
    [feedKeys.channels]: toChannels(groups, siteOrigin),
    ...listFallback(feedKeys.channel(id, 1), shown),
  };
};
