import type { SafeStorage } from '@share/environment';
import type { AudioState } from './AudioState';
import { createListeningLog } from './createListeningLog';
import type { Store } from './createStore';

interface PlaceKeeper {
  read(): void;
  /** Where a track goes on, in seconds. */
  recall(id: string): number;
  /** Notes the place of the track in hand now. */
  note(): void;
  /** Notes it when it has moved on far enough since the last time. */
  noteNowAndThen(): void;
}

/** Seconds between two notes. */
const interval = 5;

/** Keeps what has been heard of the tracks, in the storage and in the state. */
export const keepPlace = (store: Store<AudioState>, storage: SafeStorage): PlaceKeeper => {
  const log = createListeningLog(storage);
  let notedAt = 0;
  const note = () => {
    const { track, time, duration } = store.get();
    notedAt = time;
    if (track && time > 0) store.set({ listened: log.note(track.id, time, duration) });
  };
  return {
    read: () => store.set({ listened: log.read() }),
    recall: (id) => log.read().get(id)?.position ?? 0,
    note,
    noteNowAndThen: () => {
      if (Math.abs(store.get().time - notedAt) >= interval) note();
    },
  };
};
