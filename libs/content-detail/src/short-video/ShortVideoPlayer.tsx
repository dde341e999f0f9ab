import { useNextUnseen } from '@share/content-cards';
import { ShortVideoPlayer as Player, type ShortVideoPlayerProps } from '@share/media-player';
import { useContentServices } from '../data/ContentServices';
import type { DetailOf } from '../data/DetailView';

interface ItemPlayerProps extends Pick<ShortVideoPlayerProps, 'title' | 'media' | 'warning'> {
  itemId: string;
  nexts: DetailOf<'short-video'>['nexts'];
  /** Not published yet: nothing offers the app. */
  isPreview?: boolean;
}

/** The player of a short video's page. */
export const ShortVideoPlayer = ({ itemId, nexts, isPreview = false, ...props }: ItemPlayerProps) => {
  const { storage, page, report } = useContentServices();
  return (
    <Player
      {...props}
      nextHref={useNextUnseen(itemId, nexts)?.href}
      storage={storage}
      onEvent={(event, at) => report(event, { ids: [itemId], extras: at })}
      onOfferApp={isPreview ? undefined : page.openApp}
    />
  );
};
