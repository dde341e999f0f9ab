import type { ChannelView } from '../data/toNavigation';
import * as S from './NavigationPanel.styles';

interface ChannelsProps {
  channels: readonly ChannelView[];
  isLoading: boolean;
  /** The channel that is shown. */
  group: string | undefined;
}

/** Places kept while the channels are on their way. */
const blanks = Array.from({ length: 9 }, (_, index) => index);

/** The channels of the home page, three in a row; left out when there are none. */
export const Channels = ({ channels, isLoading, group }: ChannelsProps) => {
  if (channels.length === 0 && !isLoading) return null;
  return (
    <>
      <S.Label id="navigation-channels">频道</S.Label>
      <S.Channels aria-labelledby="navigation-channels" aria-busy={isLoading}>
        {isLoading && blanks.map((index) => <span key={index} />)}
        {channels.map(({ id, name, href }) => (
          <a key={id} href={href} aria-current={id === group ? 'page' : undefined}>
            {name}
          </a>
        ))}
      </S.Channels>
    </>
  );
};
