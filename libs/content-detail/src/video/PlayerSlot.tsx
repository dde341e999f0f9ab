import { isUpright } from '@share/media-player';
import type { ReactNode } from 'react';
import type { MediaView } from '../data/DetailView';
import { Place } from './PlayerSlot.styles';

interface PlayerSlotProps {
  /** Absent while it is not known. */
  media: Pick<MediaView, 'width' | 'height'> | undefined;
  children: ReactNode;
}

/** To be called when the video of a page is played: from then on it stays in view. */
export const keepPlayerInView = (): void =>
  document.querySelector('[data-sticks]')?.setAttribute('data-started', '');

/** Place of the player on its page: sticks while the text scrolls, once it has been played. */
export const PlayerSlot = ({ media, children }: PlayerSlotProps) => (
  <Place data-sticks={isUpright(media ?? {}) ? undefined : true}>{children}</Place>
);
