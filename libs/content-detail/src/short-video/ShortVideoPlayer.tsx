import { ShortVideoPlayer as Player, type ShortVideoPlayerProps } from '@share/media-player';
import { useContentServices } from '../data/ContentServices';

interface ItemPlayerProps extends Pick<ShortVideoPlayerProps, 'title' | 'media' | 'nextHref' | 'warning'> {
  itemId: string;
}

/** The player of a short video's page. */
export const ShortVideoPlayer = ({ itemId, ...props }: ItemPlayerProps) => {
  const { storage, page, reportMedia } = useContentServices();
  return (
    <Player
      {...props}
      storage={storage}
      onEvent={(event, at) => reportMedia?.(event, { itemId, ...at })}
      onOfferApp={page.openApp}
    />
  );
};
