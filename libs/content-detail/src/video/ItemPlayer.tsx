import { VideoPlayer } from '@share/media-player';
import { useContentServices } from '../data/ContentServices';
import type { MediaView } from '../data/DetailView';
import { keepPlayerInView } from './PlayerSlot';

interface ItemPlayerProps {
  itemId: string;
  title: string;
  media: MediaView;
  /** Not published yet: nothing offers the app. */
  isPreview?: boolean;
}

/** The player of a video's page. */
export const ItemPlayer = ({ itemId, title, media, isPreview = false }: ItemPlayerProps) => {
  const { storage, page, report } = useContentServices();
  return (
    <VideoPlayer
      media={{ ...media, id: itemId }}
      title={title}
      storage={storage}
      onEvent={(event, at) => {
        report(event, { ids: [itemId], extras: at });
        if (event === 'play') keepPlayerInView();
      }}
      onOfferApp={isPreview ? undefined : page.openApp}
    />
  );
};
