import { toPoster } from '@share/media-player';
import { usePictureService } from '@share/picture-service/react';
import { preload } from 'react-dom';
import type { MediaView } from '../data/DetailView';

/** Requests the picture of the player in the head of the document. Of a screen that is rendered on the server only. */
export const usePosterPreload = (media: MediaView | undefined): void => {
  const service = usePictureService();
  if (media?.poster) preload(toPoster(service, media.poster.src), { as: 'image', fetchPriority: 'high' });
};
