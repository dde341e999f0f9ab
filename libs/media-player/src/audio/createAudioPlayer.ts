import type { SafeStorage } from '@share/environment';
import { loadMedia } from '../loadMedia';
import { audioEvents } from './audioEvents';
import { type AudioState, isAudioOn } from './AudioState';
import type { AudioTrack } from './AudioTrack';
import { createStore, type Store } from './createStore';
import { keepPlace } from './keepPlace';
import { listen } from './listen';
import { onlyOnePlays } from './onlyOnePlays';
import { type OnAudioEvent, reportAudio } from './reportAudio';

export interface AudioPlayer {
  store: Store<AudioState>;
  /** Gives it the element to play on; meant as a React `ref`. @returns takes it away again. */
  attach(element: HTMLAudioElement): () => void;
  /** Takes a track in hand and plays it from where it was left. Call it while a tap is being handled. */
  open(track: AudioTrack): void;
  resume(): void;
  pause(): void;
  /** Seconds. */
  seek(to: number): void;
  setRate(rate: number): void;
}

interface AudioPlayerOptions {
  storage: SafeStorage;
  onEnded: () => void;
  onEvent?: OnAudioEvent | undefined;
}

const isNamed = (error: unknown, name: string) => (error as { name?: unknown } | null)?.name === name;

/** Plays one track at a time on one `<audio>`, keeps its place, and tries again when the network returns. */
export const createAudioPlayer = ({ storage, onEnded, onEvent }: AudioPlayerOptions): AudioPlayer => {
  const store = createStore<AudioState>({
    status: 'idle',
    time: 0,
    duration: 0,
    rate: 1,
    listened: new Map(),
  });
  const place = keepPlace(store, storage);
  let element: HTMLAudioElement | undefined;
  let unload = () => {};
  /** Where to begin as soon as the element can seek. */
  let beginAt: number | undefined;
  let failedOffline = false;

  const fail = () => {
    failedOffline = !navigator.onLine || element?.error?.code === 2; // MEDIA_ERR_NETWORK
    place.note();
    store.set({ status: 'failed' });
  };

  const start = () => {
    store.set({ status: 'loading' });
    element?.play().catch((error: unknown) => {
      if (isNamed(error, 'AbortError')) return;
      // The browser wants a tap of its own, for example when the page came alive only after the first one.
      if (isNamed(error, 'NotAllowedError')) store.set({ status: 'paused' });
      else fail();
    });
  };

  const startIfWanted = () => {
    if (store.get().status === 'loading') start();
  };

  const openAt = (track: AudioTrack, position: number) => {
    if (!element) return;
    unload();
    beginAt = position;
    store.set({ track, status: 'loading', time: position, duration: track.duration ?? 0 });
    element.dataset['mediaId'] = track.id;
    unload = loadMedia(
      element,
      { src: track.src, isHls: track.isHls ?? false },
      { onReady: startIfWanted, onFailure: fail },
    );
  };

  const recover = () => {
    const { track, time, status } = store.get();
    if (track && (status === 'loading' || (status === 'failed' && failedOffline))) openAt(track, time);
  };

  const attach = (media: HTMLAudioElement) => {
    element = media;
    place.read();
    const events = audioEvents(media, store, {
      takeBeginning: () => {
        const taken = beginAt;
        beginAt = undefined;
        return taken;
      },
      hasBegun: () => beginAt === undefined,
      onMoved: place.noteNowAndThen,
      onStopped: place.note,
      onEnded,
    });
    const ends = [
      onlyOnePlays(media),
      // Before the queue hears of the end and takes the next track in hand.
      ...(onEvent ? [reportAudio(media, store.get, onEvent)] : []),
      listen(media, events),
      listen(window, { online: recover, pagehide: place.note }),
    ];
    return () => {
      place.note();
      for (const end of ends) end();
      media.pause();
      unload();
      element = undefined;
      store.set({ status: 'idle' });
    };
  };

  return {
    store,
    attach,
    open: (track) => {
      place.note();
      openAt(track, place.recall(track.id));
    },
    resume: start,
    pause: () => {
      element?.pause();
      if (isAudioOn(store.get())) store.set({ status: 'paused' });
    },
    seek: (to) => {
      const { duration, track } = store.get();
      if (!track) return;
      const time = Math.floor(Math.max(0, duration > 0 ? Math.min(to, duration) : to));
      if (beginAt !== undefined) beginAt = time;
      else if (element) element.currentTime = time;
      store.set({ time });
    },
    setRate: (rate) => {
      if (element) element.playbackRate = rate;
      store.set({ rate });
    },
  };
};
