import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react';
import { createPlayback, type Playback, type PlaybackOptions } from './createPlayback';
import type { PlaybackSnapshot } from './PlaybackSnapshot';

/** What a player shows and what can be done with it. */
export interface MediaControl
  extends PlaybackSnapshot, Omit<Playback, 'getSnapshot' | 'subscribe' | 'attach' | 'update'> {
  /** Plays what rests, rests what plays. */
  toggle(): void;
}

/** Plays media on the element of `ref`. When other media are given, the same element goes over to them. */
export const useMedia = (
  ref: RefObject<HTMLMediaElement | null>,
  { media, storage, positionKey, isLive, onEvent }: PlaybackOptions,
): MediaControl => {
  const [playback] = useState(() => createPlayback({ media, storage, positionKey, isLive, onEvent }));
  const snapshot = useSyncExternalStore(playback.subscribe, playback.getSnapshot, playback.getSnapshot);
  useEffect(() => (ref.current ? playback.attach(ref.current) : undefined), [playback, ref]);
  useEffect(
    () => playback.update({ media, storage, positionKey, isLive, onEvent }),
    [playback, media, storage, positionKey, isLive, onEvent],
  );
  const isActive = snapshot.state === 'playing' || snapshot.state === 'loading';
  return { ...playback, ...snapshot, toggle: isActive ? playback.pause : playback.play };
};
