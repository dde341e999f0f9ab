import type { AudioQueue } from './createAudioQueue';

/** The invisible media element of a queue. */
export const AudioElement = ({ queue: { attach } }: { queue: AudioQueue }) => (
  <audio ref={attach} preload="none" hidden />
);
