import { useEffect, useState } from 'react';
import { type AudioCredits, connectMediaSession } from './connectMediaSession';
import { type AudioQueue, type AudioQueueOptions, createAudioQueue } from './createAudioQueue';

interface UseAudioQueueOptions extends AudioQueueOptions, AudioCredits {
  /** More tracks may come after these; then the queue goes on with them. */
  hasMore?: boolean;
}

/**
 * A queue for as long as the component lives, with the controls of the lock screen. Render its
 * `<AudioElement queue={queue} />` in the same component; read its `store` with `useStore` of zustand.
 */
export const useAudioQueue = ({
  tracks,
  hasMore = false,
  storage,
  onEvent,
  artist,
  album,
  artwork,
}: UseAudioQueueOptions): AudioQueue => {
  const [queue] = useState(() => createAudioQueue({ tracks, storage, onEvent }));
  useEffect(() => queue.setTracks(tracks, hasMore), [queue, tracks, hasMore]);
  useEffect(() => connectMediaSession(queue, { artist, album, artwork }), [queue, artist, album, artwork]);
  return queue;
};
