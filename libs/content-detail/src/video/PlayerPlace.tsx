import { isUpright } from '@share/media-player';
import type { ReactNode } from 'react';
import type { MediaView } from '../data/DetailView';
import * as S from './PlayerPlace.styles';

interface PlayerPlaceProps {
  /** Absent while it is not known. */
  media: Pick<MediaView, 'width' | 'height'> | undefined;
  children: ReactNode;
}

/** Where a page has its player: in view while its text scrolls. */
export const PlayerPlace = ({ media, children }: PlayerPlaceProps) => (
  <S.PlayerPlace data-sticks={!isUpright(media ?? {}) || undefined}>{children}</S.PlayerPlace>
);
