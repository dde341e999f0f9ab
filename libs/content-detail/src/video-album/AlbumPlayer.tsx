import { VideoPlayer } from '@share/media-player';
import { useContentServices } from '../data/ContentServices';
import { keepPlayerInView } from '../video/PlayerSlot';
import { useAlbumQueue, type AlbumQueueOptions } from './useAlbumQueue';

interface AlbumPlayerProps extends AlbumQueueOptions {
  /** Not published yet: nothing offers the app. */
  isPreview?: boolean;
}

/** Plays the tracks of an album one after the other, in the order in which they are shown. */
export const AlbumPlayer = ({ isPreview = false, ...options }: AlbumPlayerProps) => {
  const { storage, page, report } = useContentServices();
  const { current, plays, select, playNext } = useAlbumQueue(options);
  if (!current) return null;
  return (
    <VideoPlayer
      media={{ ...current.media, id: current.id }}
      title={current.title}
      storage={storage}
      playsOn={plays}
      onEvent={(event, at) => {
        report(event, { ids: [current.id], extras: at });
        // Also when it is played once more while the next one is awaited: that one then waits for its end.
        if (event === 'play') {
          select(current.id);
          keepPlayerInView();
        }
        if (event === 'finish_play') playNext();
      }}
      onOfferApp={isPreview ? undefined : page.openApp}
    />
  );
};
