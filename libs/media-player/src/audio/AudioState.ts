import type { AudioTrack } from './AudioTrack';
import type { ListenedTracks } from './createListeningLog';

/** What a queue tells of itself. */
export interface AudioState {
  /** `loading` also while it waits for more of the file. */
  status: 'idle' | 'loading' | 'playing' | 'paused' | 'ended' | 'failed';
  /** The track in hand, playing or not. */
  track?: AudioTrack;
  /** Seconds, whole ones while it plays. */
  time: number;
  /** Seconds; 0 while unknown. */
  duration: number;
  /** Speed, 1 as recorded. */
  rate: number;
  /** What has been heard in this browser; empty until the element is there. */
  listened: ListenedTracks;
}

/** Whether it sounds or is about to. */
export const isAudioOn = ({ status }: AudioState): boolean => status === 'playing' || status === 'loading';
