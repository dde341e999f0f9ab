import {
  cardsAt,
  isBehindEnd,
  listFallback,
  toPageNumber,
  type FeaturePageRequest,
  type LoadFeaturePage,
} from '@share/content-cards';
import type { Fallback } from '@share/islands';
import { isDecodableId } from '@share/safety';
import { collectionOf } from '../data/collectionOf';
import { feedKeys } from '../data/feedKeys';
import type { FeedCalls } from '../data/FeedServices';
import type { ChannelPageView, ChannelView, ModuleView } from '../data/FeedViews';
import { blockSize, loadBlock } from '../data/loadFeed';
import { channelAt } from '../data/pagesAt';
import { channelsLoader, channelsName, readChannel } from '../data/readChannels';
import { FeedIsland } from '../feed/FeedOnServer.server';
import { addressOf, feedPaths, withPage } from '../moving/feedPaths';
import { groupInAddress } from './groupInAddress';
import { blocksAmong } from './toPieces';

type Request = FeaturePageRequest<FeedCalls>;

/** The first items of a block; its key names all that decides what is read. */
const readBlock = async ({ api, reads, siteOrigin, now }: Request, module: ModuleView): Promise<Fallback> => {
  const special = module.target.kind === 'link' ? module.target.specialId : '';
  const page = await reads.secondary(
    { name: 'feed', key: `block ${module.id} ${special ?? ''} ${blockSize}` },
    (signal) => loadBlock(api, module, { siteOrigin, signal }),
  );
  return listFallback(feedKeys.block(module.id), page && cardsAt(page, now));
};

const readBlocks = async (request: Request, channel: ChannelView | undefined, page: ChannelPageView) => {
  const blocks = blocksAmong(channel?.modules ?? [], page.tops.length + page.items.length);
  const read = await Promise.all(blocks.map((block) => readBlock(request, block)));
  return Object.assign({}, ...read) as Fallback;
};

/** A channel that is asked for is read beside the channels; the first one after them. */
const readHome = async (request: Request, group: string | undefined, start: number) => {
  const asked = group === undefined ? undefined : readChannel(request, group, start);
  const [read] = await Promise.all([request.reads.secondary(channelsName, channelsLoader(request)), asked]);
  const id = group ?? read?.channels[0]?.id ?? '';
  return { channels: read?.channels, id, page: await (asked ?? readChannel(request, id, start)) };
};

/**
 * The home page at one of its channels (spec §2, query `group`); a channel the web does not show is missing. Without the channels,
 * which say so themselves, the one that was asked for is shown.
 */
export const loadHomePage: LoadFeaturePage<FeedCalls> = async (request) => {
  const { params, now, siteOrigin, siteName } = request;
  const { group } = params;
  const start = toPageNumber(params['page']);
  if (group !== undefined && !isDecodableId(group)) return 'missing';
  const { channels, id, page } = await readHome(request, group, start);
  const channel = channels?.find((one) => one.id === id);
  if (!page || isBehindEnd(page, start) || (group !== undefined && channels && !channel)) return 'missing';
  const blocks = start === 1 ? await readBlocks(request, channel, page) : {};
  const name = await siteName();
  const own = groupInAddress(group, channels);
  const address = withPage(addressOf(feedPaths.home(group)), start);
  const fallback = {
    ...(channels && { [feedKeys.channels]: channels }),
    ...listFallback(feedKeys.channel(id, start), channelAt(page, now)),
    ...blocks,
  };
  return {
    title: own !== undefined && channel ? `${channel.name} - ${name}` : name,
    layout: 'listPage',
    hasHeading: true,
    ...(group !== undefined && { group }),
    element: <FeedIsland {...{ siteOrigin, siteName: name, address, fallback }} />,
    fallback,
    share: { path: addressOf(feedPaths.home(own)) },
    subject: own === undefined ? { kind: 'site' } : collectionOf(page),
  };
};
