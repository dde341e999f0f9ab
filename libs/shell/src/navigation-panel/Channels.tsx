import { useShownChannel } from '@share/content-cards';
import { Button } from '@share/ui';
import { useChannels } from '../data/useChannels';
import styles from './NavigationPanel.module.css';

interface ChannelsProps {
  /** The channel with which the page was made. */
  group: string | undefined;
  /** They are loaded once they are wanted, and stay. */
  isWanted: boolean;
}

/** Placeholders for the channels while they are loading. */
const blanks = Array.from({ length: 9 }, (_, index) => index);

/** The channels of the home page, three in a row; left out when there are none. */
export const Channels = ({ group, isWanted }: ChannelsProps) => {
  const { channels, isLoading, hasFailed, reload } = useChannels(isWanted);
  const shown = useShownChannel(group);
  if (channels.length === 0 && !isLoading && !hasFailed) return null;
  return (
    <>
      <h3 className={styles.label} id="navigation-channels">
        频道
      </h3>
      {hasFailed ? (
        <div className={styles.failed}>
          <p role="status">频道没有加载出来</p>
          <Button variant="ghost" aria-busy={isLoading} aria-disabled={isLoading} onClick={reload}>
            {isLoading ? '加载中' : '重新加载'}
          </Button>
        </div>
      ) : (
        <nav className={styles.channels} aria-labelledby="navigation-channels" aria-busy={isLoading}>
          {isLoading && blanks.map((index) => <span key={index} />)}
          {channels.map(({ id, name, href }) => (
            <a key={id} href={href} aria-current={id === shown ? 'page' : undefined}>
              {name}
            </a>
          ))}
        </nav>
      )}
    </>
  );
};
