import type { PositionStore } from './createPositions';
import type { PlaybackState } from './PlaybackState';

/** Seconds of play between two saves. */
const interval = 5;

/** Saves the position of what is played; nothing for a stream, without an id, or before it has been played. */
export const keepPosition = (state: () => PlaybackState, positions: PositionStore | undefined) => {
  let savedAt = 0;
  const save = () => {
    const { media, status, time, duration } = state();
    savedAt = time;
    if (media?.id === undefined || media.isLive || status === 'idle' || time <= 0) return;
    positions?.save(media.id, time, duration);
  };
  return {
    save,
    saveWhenDue: () => {
      if (Math.abs(state().time - savedAt) >= interval) save();
    },
    /** Where this item is resumed, in seconds. */
    recall: (): number => {
      const { media } = state();
      if (media?.id === undefined || media.isLive) return 0;
      savedAt = positions?.read().get(media.id)?.time ?? 0;
      return savedAt;
    },
  };
};
