import { AudioPlayer as Player, type AudioPlayerProps } from '@share/media-player';
import { useContentServices } from '../data/ContentServices';

/** The player of a recording's page. */
export const AudioPlayer = (props: Omit<AudioPlayerProps, 'storage' | 'onEvent'>) => {
  const { storage, report } = useContentServices();
  return (
    <Player
      {...props}
      storage={storage}
      onEvent={(event, at, { id }) => report(event, { ids: [id], extras: at })}
    />
  );
};
