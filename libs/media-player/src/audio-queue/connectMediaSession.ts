import { isOn } from '../playback/PlaybackState';
import type { AudioQueue } from './createAudioQueue';

/** Metadata of the lock screen beside the title. */
export interface AudioCredits {
  artist?: string | undefined;
  album?: string | undefined;
  /** Address of a square picture. */
  artwork?: string | undefined;
}

/** Default seek step, in seconds, when the system gives none. */
const stepSeconds = 15;

const handlersOf = (queue: AudioQueue): Partial<Record<MediaSessionAction, MediaSessionActionHandler>> => ({
  play: () => queue.play(),
  pause: () => queue.pause(),
  seekbackward: ({ seekOffset }) => queue.skip(-(seekOffset ?? stepSeconds)),
  seekforward: ({ seekOffset }) => queue.skip(seekOffset ?? stepSeconds),
  seekto: ({ seekTime }) => queue.seek(seekTime ?? 0),
  ...(queue.tracks().length > 1 && { previoustrack: () => queue.previous(), nexttrack: () => queue.next() }),
});

/** Browsers throw at actions that they do not know. */
const setHandler = (action: string, handler: MediaSessionActionHandler | null) => {
  try {
    navigator.mediaSession.setActionHandler(action as MediaSessionAction, handler);
  } catch {
    // This control is missing from the lock screen.
  }
};

/**
 * Controls on the lock screen and in headphones, from the first track on; nothing in browsers without a media session.
 * @returns removes the controls
 */
export const connectMediaSession = (
  queue: AudioQueue,
  { artist, album, artwork }: AudioCredits,
): (() => void) => {
  if (!('mediaSession' in navigator) || typeof MediaMetadata === 'undefined') return () => undefined;
  const session = navigator.mediaSession;
  let handlers: ReturnType<typeof handlersOf> = {};
  let shownId: string | undefined;

  const show = () => {
    const state = queue.store.getState();
    const { media: track, time, duration, rate } = state;
    if (!track) return;
    if (track.id !== shownId) {
      shownId = track.id;
      session.metadata = new MediaMetadata({
        title: track.title,
        artist: artist ?? '',
        album: album ?? '',
        artwork: artwork ? [{ src: artwork }] : [],
      });
      handlers = handlersOf(queue);
      for (const [action, handler] of Object.entries(handlers)) setHandler(action, handler);
    }
    session.playbackState = isOn(state) ? 'playing' : 'paused';
    if (duration > 0)
      session.setPositionState?.({ duration, position: Math.min(time, duration), playbackRate: rate });
  };

  const unsubscribe = queue.store.subscribe(show);
  return () => {
    unsubscribe();
    if (shownId === undefined) return;
    for (const action of Object.keys(handlers)) setHandler(action, null);
    session.metadata = null;
    session.playbackState = 'none';
  };
};
