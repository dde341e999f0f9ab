import type { AudioTrack } from '@share/media-player';
import type { TrackView } from '../data/DetailView';

/** What the player needs of an episode or of an item that is one. */
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
