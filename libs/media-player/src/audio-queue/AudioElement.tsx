import type { AudioQueue } from './createAudioQueue';

/** What a queue plays on; shows nothing. */
export const AudioElement = ({ queue: { attach } }: { queue: AudioQueue }) => (
  <audio ref={attach} preload="none" hidden />
);
