import { Badge, Picture } from '@share/ui';
import { VideoIcon } from '@share/ui/icons';
import { formatClock } from '@share/media-player';
import type { MediaView } from '../data/DetailView';
import * as S from './TrackPicture.styles';

interface TrackPictureProps {
  media: Pick<MediaView, 'poster' | 'duration'>;
}

/** What a video looks like in a list, with its length. */
export const TrackPicture = ({ media: { poster, duration } }: TrackPictureProps) => (
  <S.TrackPicture>
    {poster ? (
      <Picture src={poster.src} alt="" ratio="16/9" />
    ) : (
      <S.Missing>
        <VideoIcon />
      </S.Missing>
    )}
    {duration !== undefined && <Badge>{formatClock(duration)}</Badge>}
  </S.TrackPicture>
);
