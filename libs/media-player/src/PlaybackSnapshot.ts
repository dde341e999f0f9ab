import type { PlayableMedia } from './PlayableMedia';
import type { PlaybackState } from './playbackState';

/** What a player shows. Times are in seconds. */
export interface PlaybackSnapshot {
  readonly state: PlaybackState;
  readonly time: number;
  /** 0 while nobody knows, and for a live stream. */
  readonly duration: number;
  /** Up to here playing needs no network. */
  readonly buffered: number;
  /** Speed; 1 is normal. */
  readonly rate: number;
  readonly isMuted: boolean;
  /** It plays, but this browser cannot show the picture. */
  readonly hasNoPicture: boolean;
}

export const untouched = ({ duration = 0 }: PlayableMedia): PlaybackSnapshot => ({
  state: 'idle',
  time: 0,
  duration,
  buffered: 0,
  rate: 1,
  isMuted: false,
  hasNoPicture: false,
});

/** End of the loaded stretch that playing is in. */
const bufferedAround = ({ buffered, currentTime }: HTMLMediaElement): number => {
  for (let stretch = 0; stretch < buffered.length; stretch += 1) {
    if (buffered.start(stretch) <= currentTime && currentTime <= buffered.end(stretch)) {
      return buffered.end(stretch);
    }
  }
  return currentTime;
};

/** What the element says of itself; an unknown length stays what was announced. */
export const readElement = (element: HTMLMediaElement, announced: number) => ({
  time: element.currentTime,
  duration: Number.isFinite(element.duration) && element.duration > 0 ? element.duration : announced,
  buffered: bufferedAround(element),
  rate: element.playbackRate,
  isMuted: element.muted,
});
