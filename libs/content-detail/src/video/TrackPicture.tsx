import { Badge, Picture } from '@share/ui';
import { VideoIcon } from '@share/ui/icons';
import { formatClock } from '@share/media-player';
import type { MediaView } from '../data/DetailView';
import { Missing, Root } from './TrackPicture.styles';

interface TrackPictureProps {
  media: Pick<MediaView, 'poster' | 'duration'>;
  /** Of its box, in px. */
  width: number;
}

/** The picture of a video in a list, with its length. */
export const TrackPicture = ({ media: { poster, duration }, width }: TrackPictureProps) => (
  <Root>
    {poster ? (
      <Picture {...poster} alt="" slot={width} ratio="16/9" />
    ) : (
      <Missing>
        <VideoIcon />
      </Missing>
    )}
    {duration !== undefined && <Badge>{formatClock(duration)}</Badge>}
  </Root>
);
