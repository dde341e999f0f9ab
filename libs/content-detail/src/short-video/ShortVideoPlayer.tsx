import { ShortVideoPlayer as Player, type ShortVideoPlayerProps } from '@share/media-player';
import { useContentServices } from '../data/ContentServices';

interface ItemPlayerProps extends Pick<ShortVideoPlayerProps, 'title' | 'media' | 'nextHref' | 'warning'> {
  itemId: string;
  /** Not published yet: nothing offers the app. */
  isPreview?: boolean;
}

/** The player of a short video's page. */
export const ShortVideoPlayer = ({ itemId, isPreview = false, ...props }: ItemPlayerProps) => {
  const { storage, page, report } = useContentServices();
  return (
    <Player
      {...props}
      storage={storage}
      onEvent={(event, at) => report(event, { ids: [itemId], extras: at })}
      onOfferApp={isPreview ? undefined : page.openApp}
    />
  );
};
