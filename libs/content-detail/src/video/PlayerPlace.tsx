import { isUpright } from '@share/media-player';
import type { ReactNode } from 'react';
import type { MediaView } from '../data/DetailView';
import * as S from './PlayerPlace.styles';

interface PlayerPlaceProps {
  /** Absent while it is not known. */
  media: Pick<MediaView, 'width' | 'height'> | undefined;
  children: ReactNode;
}

/** Place of the player on its page: sticks while the text scrolls. */
export const PlayerPlace = ({ media, children }: PlayerPlaceProps) => (
  <S.PlayerPlace data-sticks={!isUpright(media ?? {}) || undefined}>{children}</S.PlayerPlace>
);
