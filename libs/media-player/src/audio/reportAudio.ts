import type { MediaEvent } from '../createPlayback';
import type { AudioState } from './AudioState';
import { listen } from './listen';

/** Hears what happens to a track; `time` and `duration` in seconds. */
export type OnAudioEvent = (event: MediaEvent, track: { id: string; time: number; duration: number }) => void;

/** Reports what the element plays, under the track in hand. @returns ends that. */
export const reportAudio = (
  media: HTMLMediaElement,
  state: () => AudioState,
  onEvent: OnAudioEvent,
): (() => void) => {
  const tell = (event: MediaEvent) => {
    const { track, time, duration } = state();
    if (track) onEvent(event, { id: track.id, time, duration });
  };
  return listen(media, {
    play: () => tell('play'),
    pause: () => {
      if (!media.ended) tell('pause');
    },
    ended: () => tell('finish_play'),
  });
};
