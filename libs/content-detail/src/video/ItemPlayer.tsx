import { VideoPlayer } from '@share/media-player';
import { useContentServices } from '../data/ContentServices';
import type { MediaView } from '../data/DetailView';

interface ItemPlayerProps {
  itemId: string;
  title: string;
  media: MediaView;
}

/** The player of a video's page. */
export const ItemPlayer = ({ itemId, title, media }: ItemPlayerProps) => {
  const { storage, page, reportMedia } = useContentServices();
  return (
    <VideoPlayer
      media={{ ...media, id: itemId }}
      title={title}
      storage={storage}
      onEvent={(event, at) => reportMedia?.(event, { itemId, ...at })}
      onOfferApp={page.openApp}
    />
  );
};
