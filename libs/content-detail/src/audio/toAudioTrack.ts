import type { AudioTrack } from '@share/media-player';
import type { TrackView } from '../data/DetailView';

/** An episode, or an item that is one, for the player. */
export const toAudioTrack = ({
  id,
  title,
  media,
}: Pick<TrackView, 'id' | 'title' | 'media'>): AudioTrack => ({
  id,
  title,
  src: media.src,
  isHls: media.isHls,
  duration: media.duration,
});
