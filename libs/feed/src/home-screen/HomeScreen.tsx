import { MoreCards, toPageNumber, useShownChannelStore } from '@share/content-cards';
import { SearchIcon } from '@share/ui/icons';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { StickyTabs } from '../card-pages/StickyTabs';
import type { ScreenProps } from '../feed/FeedProps';
import { useChannels } from '../data/useChannels';
import { addressOf, feedPaths, withPage } from '../moving/feedPaths';
import { useHead } from '../moving/useHead';
import { ChannelFeed } from './ChannelFeed';
import { groupInAddress } from './groupInAddress';
import { Root, SearchLink } from './HomeScreen.styles';

const unread = { items: [], hasMore: true, hasGrown: false };

/** The home page: search, the channels, and the cards of one of them (spec §2, query `group`). */
export const HomeScreen = ({ siteOrigin, siteName }: ScreenProps) => {
  const [query] = useSearchParams();
  const group = query.get('group') || undefined;
  const start = toPageNumber(query.get('page') ?? undefined);
  const { channels, isLoading, retry } = useChannels(siteOrigin);
  const id = group ?? channels?.[0]?.id ?? '';
  const channel = channels?.find((one) => one.id === id);
  const own = groupInAddress(group, channels);
  const title = own !== undefined && channel ? `${channel.name} - ${siteName}` : siteName;
  const path = feedPaths.home(own);
  useHead({ title, path }, { siteOrigin, siteName });

  const shown = useShownChannelStore(group);
  useEffect(() => {
    shown.setState({ group });
    return () => shown.setState({ group: '' });
  }, [shown, group]);

  return (
    <Root>
      <h1 className="visually-hidden">{title}</h1>
      <SearchLink href={feedPaths.search}>
        <SearchIcon size={18} />
        搜索
      </SearchLink>
      {channels ? (
        channels.length > 1 && (
          <StickyTabs
            label="频道"
            items={channels.map(({ id: channelId, name }) => ({
              id: channelId,
              label: name,
              href: feedPaths.home(groupInAddress(channelId, channels)),
            }))}
            selected={id}
          />
        )
      ) : (
        <MoreCards list={{ ...unread, isLoading, hasFailed: !isLoading, loadMore: retry }} />
      )}
      <h2 className="visually-hidden">{channel?.name ?? '内容'}</h2>
      <ChannelFeed
        key={`${id} ${start}`}
        id={id}
        modules={channel?.modules ?? []}
        start={start}
        siteOrigin={siteOrigin}
        hrefOf={(page) => addressOf(withPage(path, page))}
      />
    </Root>
  );
};
