import type { StoreApi } from 'zustand/vanilla';
import type { PlaybackState } from './PlaybackState';

/** What waits for longer than this does not go on by itself; milliseconds. */
const patience = 12_000;

/** Restarts in a row before it counts as lost. */
const maxTries = { live: 3, recording: 2 };

interface StallHandlers {
  /** Loads it anew. */
  restart: () => void;
  giveUp: () => void;
}

interface StallElement {
  /** What loads its file looks for the data again on its own. */
  resumesByItself: () => boolean;
}

/**
 * Starts again what has stopped coming: a live stream that waits, a recording of which no data come. Without a network it waits for
 * that.
 */
export const watchStall = (
  { getState, subscribe }: Pick<StoreApi<PlaybackState>, 'getState' | 'subscribe'>,
  { resumesByItself }: StallElement,
  { restart, giveUp }: StallHandlers,
) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tries = 0;
  const isLive = () => getState().media?.isLive === true;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (!navigator.onLine || (!isLive() && resumesByItself())) return wait();
      tries += 1;
      if (tries > maxTries[isLive() ? 'live' : 'recording']) return giveUp();
      restart();
      return wait();
    }, patience);
  };
  subscribe(({ status }, before) => {
    if (status === before.status) return;
    clearTimeout(timer);
    if (status === 'loading') wait();
    else tries = 0;
  });
  return {
    /** Data have come: a recording is slow, but not lost. */
    onData: () => {
      if (getState().status === 'loading' && !isLive()) wait();
    },
  };
};
