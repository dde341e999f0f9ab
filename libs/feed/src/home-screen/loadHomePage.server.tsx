import { cardsAt, toPageNumber, type FeaturePageRequest, type LoadFeaturePage } from '@share/content-cards';
import { isBehindEnd } from '@share/page-data';
import { isDecodableId } from '@share/safety';
import { collectionOf } from '../data/collectionOf';
import { feedKeys } from '../data/feedKeys';
import type { FeedCalls } from '../data/FeedServices';
import type { ChannelPageView, ChannelView, ModuleView } from '../data/FeedViews';
import { blockSize, loadBlock } from '../data/loadFeed';
import { channelAt } from '../data/pagesAt';
import { channelPageOf, channelsLoader, channelsName } from '../data/channelData';
import { FeedIsland } from '../feed/FeedOnServer.server';
import { addressOf, feedPaths, withPage } from '../moving/feedPaths';
import { groupInAddress } from './groupInAddress';
import { blocksAmong } from './toPieces';

type Request = FeaturePageRequest<FeedCalls>;

/** The first items of a block; the name says all that decides what is loaded. */
const loadBlockOf = ({ api, data, siteOrigin, now }: Request, module: ModuleView) => {
  const special = module.target.kind === 'link' ? module.target.specialId : '';
  return data.list(
    feedKeys.block(module.id),
    `feed block ${module.id} ${special ?? ''} ${blockSize}`,
    (signal) => loadBlock(api, module, { siteOrigin, signal }),
    (page) => cardsAt(page, now),
  );
};

const loadBlocks = (request: Request, channel: ChannelView | undefined, page: ChannelPageView) => {
  const blocks = blocksAmong(channel?.modules ?? [], page.tops.length + page.items.length);
  return Promise.all(blocks.map((block) => loadBlockOf(request, block)));
};

/** A channel that is requested is loaded beside the channels; the first one after them. */
const loadHome = async (request: Request, group: string | undefined, start: number) => {
  const { data } = request;
  const requested = group === undefined ? undefined : channelPageOf(request, group, start);
  const [found] = await Promise.all([data.optional(channelsName, channelsLoader(request)), requested]);
  const id = group ?? found?.channels[0]?.id ?? '';
  return { channels: found?.channels, id, page: await (requested ?? channelPageOf(request, id, start)) };
};

/**
 * The home page at one of its channels (spec §2, query `group`); a channel the web does not show is missing. Without the channels,
 * which say so themselves, the one that was requested is shown.
 */
export const loadHomePage: LoadFeaturePage<FeedCalls> = async (request) => {
  const { params, data, now, siteOrigin, siteName } = request;
  const { group } = params;
  const start = toPageNumber(params['page']);
  if (group !== undefined && !isDecodableId(group)) return 'missing';
  const { channels, id, page } = await loadHome(request, group, start);
  const channel = channels?.find((one) => one.id === id);
  if (!page || isBehindEnd(page, start) || (group !== undefined && channels && !channel)) return 'missing';
  data.provide(feedKeys.channels, channels);
  data.provideList(feedKeys.channel(id, start), channelAt(page, now));
  if (start === 1) await loadBlocks(request, channel, page);
  const name = await siteName();
  const own = groupInAddress(group, channels);
  const address = withPage(addressOf(feedPaths.home(group)), start);
  return {
    title: own !== undefined && channel ? `${channel.name} - ${name}` : name,
    layout: 'listPage',
    hasHeading: true,
    ...(group !== undefined && { group }),
    element: <FeedIsland {...{ siteOrigin, siteName: name, address, fallback: data.fallback }} />,
    share: { path: addressOf(feedPaths.home(own)) },
    subject: own === undefined ? { kind: 'site' } : collectionOf(page),
  };
};
