import { nullIfMissing } from '@share/api-client';
import type { FeaturePageRequest } from '@share/content-cards';
import type { FeedCalls } from './FeedServices';
import type { ChannelPageView, ChannelView } from './FeedViews';
import { loadChannel, loadChannels } from './loadFeed';

/** Arguments of loading on the server. */
export type ChannelReads = Pick<
  FeaturePageRequest<Pick<FeedCalls, 'getChannelContent' | 'getGroups'>>,
  'api' | 'reads' | 'siteOrigin'
>;

/** Kept under one name for all pages that read the channels. */
export const channelsName = { name: 'feed', key: 'getGroups' };

export const channelsLoader =
  ({ api, siteOrigin }: ChannelReads) =>
  async (signal: AbortSignal): Promise<{ channels: ChannelView[] }> => ({
    channels: await loadChannels(api, { siteOrigin, signal }),
  });

/** A page of a channel, from 1; null when there is no such channel. */
export const readChannel = ({ api, reads, siteOrigin }: ChannelReads, id: string, page: number) =>
  reads.primary<ChannelPageView | null>({ name: 'feed', key: `getChannelContent ${id} ${page}` }, (signal) =>
    nullIfMissing(loadChannel(api, id, { page, siteOrigin, signal })),
  );
