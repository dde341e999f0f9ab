import type { FeaturePageRequest } from '@share/content-cards';
import type { FeedCalls } from './FeedServices';
import type { ChannelView } from './FeedViews';
import { loadChannel, loadChannels } from './loadFeed';

/** Arguments of loading on the server. */
export type ChannelRequest = Pick<
  FeaturePageRequest<Pick<FeedCalls, 'getChannelContent' | 'getGroups'>>,
  'api' | 'data' | 'siteOrigin'
>;

/** Name of the channels among the data of pages. */
export const channelsName = 'feed getGroups';

export const channelsLoader =
  ({ api, siteOrigin }: ChannelRequest) =>
  async (signal: AbortSignal): Promise<{ channels: ChannelView[] }> => ({
    channels: await loadChannels(api, { siteOrigin, signal }),
  });

/** A page of a channel, from 1; undefined when there is no such channel. */
export const channelPageOf = ({ api, data, siteOrigin }: ChannelRequest, id: string, page: number) =>
  data.item(`feed getChannelContent ${id} ${page}`, (signal) =>
    loadChannel(api, id, { page, siteOrigin, signal }),
  );
