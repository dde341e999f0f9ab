import { useShownChannel } from '@share/content-cards';
import { Button } from '@share/ui';
import { useState } from 'react';
import { channelHref, type ChannelView } from '../data/toNavigation';
import { useChannels } from '../data/useChannels';
import { Cell, Failed, List, More } from './Channels.styles';
import { Label } from './Label.styles';

interface ChannelsProps {
  /** The channel with which the page was made. */
  group: string | undefined;
  /** They are loaded once they are wanted, and stay. */
  isWanted: boolean;
}

/** How many fit without moving what is below: as many as there are placeholders. */
const place = 9;
const blanks = Array.from({ length: place }, (_, index) => index);

/** The first ones and the one that is shown, with a place left for 更多. */
const foldChannels = (
  channels: readonly ChannelView[],
  shown: string | undefined,
): readonly ChannelView[] => {
  const first = channels.slice(0, place - 1);
  const current = channels.slice(place - 1).find(({ id }) => id === shown);
  return current ? [...first.slice(0, -1), current] : first;
};

/** The channels of the home page, three in a row; left out when there are none. */
export const Channels = ({ group, isWanted }: ChannelsProps) => {
  const { channels, isLoading, hasFailed, reload } = useChannels(isWanted);
  const shown = useShownChannel(group);
  const [isUnfolded, setUnfolded] = useState(false);
  if (channels.length === 0 && !isLoading && !hasFailed) return null;
  const hasMore = channels.length > place;
  const listed = hasMore && !isUnfolded ? foldChannels(channels, shown) : channels;
  return (
    <>
      <Label id="navigation-channels">频道</Label>
      {hasFailed ? (
        <Failed>
          <p role="status">频道没有加载出来</p>
          <Button variant="ghost" aria-busy={isLoading} aria-disabled={isLoading} onClick={reload}>
            {isLoading ? '加载中' : '重新加载'}
          </Button>
        </Failed>
      ) : (
        <List aria-labelledby="navigation-channels" aria-busy={isLoading}>
          {isLoading && blanks.map((index) => <Cell as="span" key={index} />)}
          {listed.map(({ id, name }) => (
            <Cell key={id} href={channelHref(id)} aria-current={id === shown ? 'page' : undefined}>
              {name}
            </Cell>
          ))}
          {hasMore && (
            <More
              as="button"
              type="button"
              aria-expanded={isUnfolded}
              onClick={() => setUnfolded(!isUnfolded)}
            >
              {isUnfolded ? '收起' : '更多'}
            </More>
          )}
        </List>
      )}
    </>
  );
};
