import { createPlayback } from '../playback/createPlayback';
import type { Sound } from '../playback/PlaybackState';

/** A recording that plays on an element outside the document. */
export const createRecording = (src: string): Sound => {
  const playback = createPlayback({ media: { src } });
  let detach: (() => void) | undefined;
  return {
    ...playback,
    play: () => {
      detach ??= playback.attach(new Audio());
      playback.play();
    },
    pause: () => {
      playback.pause();
      // Paused while still loading it counts as started, so the button says 继续听.
      playback.store.setState({ status: 'paused' });
    },
    stop: () => {
      detach?.();
      detach = undefined;
      playback.stop();
    },
  };
};
