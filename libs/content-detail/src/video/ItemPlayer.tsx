import { VideoPlayer } from '@share/media-player';
import type { MediaView } from '../data/DetailView';
import type { MediaServices } from './MediaServices';

export interface ItemPlayerData {
  itemId: string;
  title: string;
  media: MediaView;
}

/** The player of a video's page. */
export const ItemPlayer = ({
  itemId,
  title,
  media,
  storage,
  page,
  reportMedia,
}: ItemPlayerData & MediaServices) => (
  <VideoPlayer
    media={media}
    title={title}
    storage={storage}
    positionKey={itemId}
    onEvent={(event, at) => reportMedia?.(event, { itemId, ...at })}
    onOfferApp={page.openApp}
  />
);
