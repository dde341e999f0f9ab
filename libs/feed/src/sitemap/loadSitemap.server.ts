import type { CardView } from '@share/content-cards';
import { sitemapContentType, toSitemap, toSitemapIndex, type SitemapEntry } from '@share/page-metadata';
import { isDecodableId } from '@share/safety';
import { basePath } from '@share/site-paths';
import type { ChannelView } from '../data/FeedViews';
import { feedPageSize } from '../data/loadFeed';
import { channelPageOf, channelsLoader, channelsName, type ChannelRequest } from '../data/channelData';
import { addressOf, feedPaths } from '../moving/feedPaths';

interface SitemapRequest extends ChannelRequest {
  /** The channel; null: all of them. */
  group: string | null;
}

interface SitemapData {
  kind: 'data';
  status: number;
  contentType: string;
  text: string;
}

/** Pages of a channel that are read: what is older has been found before. */
const maxPages = 5;

const toData = (text: string): SitemapData => ({
  kind: 'data',
  status: 200,
  contentType: sitemapContentType,
  text,
});

/** The pages of this site among the cards, each once; pages of other sites are not ours to list. */
const entriesOf = (cards: readonly CardView[], siteOrigin: string): SitemapEntry[] => {
  const own = cards.filter(({ href }) => href.startsWith(`${basePath}/`));
  const entries = own.map(({ href, publishedAt }) => ({ url: siteOrigin + href, changedAt: publishedAt }));
  return [...new Map(entries.map((entry) => [entry.url, entry])).values()];
};

/** The home page stands for the first channel, which it shows. */
const loadChannelSitemap = async (
  request: SitemapRequest,
  channel: ChannelView,
  isFirst: boolean,
): Promise<SitemapData | 'missing'> => {
  const { siteOrigin } = request;
  const first = await channelPageOf(request, channel.id, 1);
  if (!first) return 'missing';
  const pages = Math.min(maxPages, Math.ceil(first.total / feedPageSize));
  const others = Array.from({ length: Math.max(0, pages - 1) }, (_, index) =>
    channelPageOf(request, channel.id, index + 2),
  );
  const further = (await Promise.all(others)).flatMap((page) => page?.items ?? []);
  const entries = entriesOf([...first.tops, ...first.items, ...further], siteOrigin);
  const newest = Math.max(...entries.map(({ changedAt = -Infinity }) => changedAt));
  const own = {
    url: siteOrigin + addressOf(feedPaths.home(isFirst ? undefined : channel.id)),
    changedAt: newest,
  };
  return toData(toSitemap([own, ...entries]));
};

const sitemapOf = ({ id }: ChannelView, siteOrigin: string): SitemapEntry => ({
  url: `${siteOrigin}${basePath}/sitemap.xml?group=${encodeURIComponent(id)}`,
});

/**
 * The newest pages of a channel for search engines, or the list of these sitemaps. Made of the cached responses of the home page, so that
 * it costs few calls of its own.
 * @throws the errors of the calls: half a sitemap would say that the rest is gone
 */
export const loadSitemap = async (request: SitemapRequest): Promise<SitemapData | 'missing'> => {
  const { group, data, siteOrigin } = request;
  if (group !== null && !isDecodableId(group)) return 'missing';
  const found = await data.item(channelsName, channelsLoader(request));
  if (!found) return 'missing';
  const { channels } = found;
  if (group === null) return toData(toSitemapIndex(channels.map((one) => sitemapOf(one, siteOrigin))));
  // An id that is none of the site's channels costs no call of its own.
  const channel = channels.find(({ id }) => id === group);
  return channel ? loadChannelSitemap(request, channel, channel === channels[0]) : 'missing';
};
