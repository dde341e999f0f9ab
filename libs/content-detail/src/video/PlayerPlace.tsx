import { isUpright } from '@share/media-player';
import type { ReactNode } from 'react';
import type { MediaView } from '../data/DetailView';
import styles from './PlayerPlace.module.css';

interface PlayerPlaceProps {
  /** Absent while it is not known. */
  media: Pick<MediaView, 'width' | 'height'> | undefined;
  children: ReactNode;
}

/** Place of the player on its page: sticks while the text scrolls. */
export const PlayerPlace = ({ media, children }: PlayerPlaceProps) => {
  const isSticky = !isUpright(media ?? {});
  return (
    <div className={isSticky ? styles.sticky : styles.place} data-sticks={isSticky || undefined}>
      {children}
    </div>
  );
};
