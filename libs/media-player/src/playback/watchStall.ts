import type { StoreApi } from 'zustand/vanilla';
import type { PlaybackState } from './PlaybackState';

/** A stream that waits for longer than this does not go on by itself; milliseconds. */
const patience = 12_000;

/** Restarts in a row before the stream counts as lost. */
const maxTries = 3;

interface StallHandlers {
  /** Loads the stream anew. */
  restart: () => void;
  giveUp: () => void;
}

/** Starts a live stream again that has stopped coming; without a network it waits for that. */
export const watchStall = (
  store: Pick<StoreApi<PlaybackState>, 'subscribe'>,
  { restart, giveUp }: StallHandlers,
): void => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tries = 0;
  const wait = () => {
    timer = setTimeout(() => {
      if (!navigator.onLine) return wait();
      tries += 1;
      if (tries > maxTries) return giveUp();
      restart();
      return wait();
    }, patience);
  };
  store.subscribe(({ status, media }, before) => {
    if (status === before.status) return;
    clearTimeout(timer);
    if (status === 'playing') tries = 0;
    if (status === 'loading' && media?.isLive) wait();
  });
};
