import type { StoreApi } from 'zustand/vanilla';
import type { PlayableMedia } from './PlayableMedia';

/** `idle`: not started. `loading`: requested to play, but waits for data. */
export type PlaybackStatus = 'idle' | 'loading' | 'playing' | 'paused' | 'ended' | 'failed';

/** The state of a player. Times are in seconds. */
export interface PlaybackState<Media extends PlayableMedia = PlayableMedia> {
  status: PlaybackStatus;
  media: Media | undefined;
  time: number;
  /** 0 while unknown, and for a live stream. */
  duration: number;
  /** End of the buffered range. */
  buffered: number;
  /** Speed; 1 is normal. */
  rate: number;
  isMuted: boolean;
  /** Sound plays, but this browser cannot decode the picture. */
  hasNoPicture: boolean;
  /** A live stream is far behind its live edge. */
  isBehind: boolean;
  /** It has failed because this browser cannot decode it. */
  isUnsupported?: boolean;
  /** It has waited for long, and is being looked for again. */
  isReconnecting?: boolean;
  /** A part that cannot be played has just been left out. */
  hasSkipped?: boolean;
}

/** Common interface of all sound sources: a media element, or the browser's speech synthesis. */
export interface Sound<State extends PlaybackState = PlaybackState> {
  store: StoreApi<State>;
  /** Also tries again after a failure, from where it failed. */
  play(): void;
  pause(): void;
  /** Back to the beginning, as if it had never been played. */
  stop(): void;
}

export const initialState = <Media extends PlayableMedia>(
  media: Media | undefined,
): PlaybackState<Media> => ({
  status: 'idle',
  media,
  time: 0,
  duration: media?.duration ?? 0,
  buffered: 0,
  rate: 1,
  isMuted: false,
  hasNoPicture: false,
  isBehind: false,
});

/** Whether it plays or is about to. */
export const isOn = ({ status }: Pick<PlaybackState, 'status'>): boolean =>
  status === 'playing' || status === 'loading';

/** The events of a media element that change its status. */
export const statusEvents = ['play', 'playing', 'waiting', 'pause', 'ended', 'seeking'] as const;

/** The status after one of these events. A failure is left only by loading again. */
export const nextStatus = (status: PlaybackStatus, event: string): PlaybackStatus => {
  if (status === 'failed') return status;
  switch (event) {
    case 'play':
    case 'waiting':
      return 'loading';
    case 'playing':
      return 'playing';
    case 'pause':
      return status === 'idle' ? status : 'paused';
    case 'ended':
      return 'ended';
    case 'seeking':
      return status === 'ended' ? 'paused' : status;
    default:
      return status;
  }
};

/** End of the buffered range around the current time. */
const bufferedAround = ({ buffered, currentTime }: HTMLMediaElement): number => {
  for (let range = 0; range < buffered.length; range += 1) {
    if (buffered.start(range) <= currentTime && currentTime <= buffered.end(range)) {
      return buffered.end(range);
    }
  }
  return currentTime;
};

/** The state of the element; while it has no duration, the announced one is saved. */
export const readElement = (element: HTMLMediaElement, announced: number) => ({
  duration: Number.isFinite(element.duration) && element.duration > 0 ? element.duration : announced,
  buffered: bufferedAround(element),
  rate: element.playbackRate,
  isMuted: element.muted,
});
