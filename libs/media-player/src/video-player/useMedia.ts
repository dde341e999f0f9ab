import type { SafeStorage } from '@share/environment';
import { useEffect, useState, type RefObject } from 'react';
import { useStore } from 'zustand/react';
import { createPlayback, type OnMediaEvent, type Playback } from '../playback/createPlayback';
import { createPositions } from '../playback/createPositions';
import type { PlayableMedia } from '../playback/PlayableMedia';
import { isOn, type PlaybackState } from '../playback/PlaybackState';

interface MediaOptions {
  /** When another `id` or `src` is given, the same element takes it over. */
  media: PlayableMedia;
  storage: SafeStorage;
  onEvent?: OnMediaEvent | undefined;
}

/** State and actions of a player. */
export interface MediaControl
  extends PlaybackState, Omit<Playback, 'store' | 'attach' | 'open' | 'reportTo'> {
  /** Plays when it does not play, else pauses. */
  toggle(): void;
}

/** Plays media on the element of `ref`. */
export const useMedia = (
  ref: RefObject<HTMLMediaElement | null>,
  { media, storage, onEvent }: MediaOptions,
): MediaControl => {
  const [playback] = useState(() => createPlayback({ media, positions: createPositions(storage) }));
  const state = useStore(playback.store);

  useEffect(() => playback.reportTo(onEvent), [playback, onEvent]);
  useEffect(() => (ref.current ? playback.attach(ref.current) : undefined), [playback, ref]);
  useEffect(() => {
    const current = playback.store.getState().media;
    if (current?.id !== media.id || current?.src !== media.src) playback.open(media);
  }, [playback, media]);

  return { ...playback, ...state, toggle: isOn(state) ? playback.pause : playback.play };
};
