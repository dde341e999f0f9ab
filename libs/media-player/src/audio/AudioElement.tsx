import type { ReactElement } from 'react';
import type { AudioQueue } from './createAudioQueue';

/** What a queue plays on; shows nothing. */
export function AudioElement({ queue }: { readonly queue: AudioQueue }): ReactElement {
  const { attach } = queue;
  return <audio ref={attach} preload="none" hidden />;
}
