import { createPositions, type Positions } from './createPositions';
import type { PlaybackOptions } from './createPlayback';
import type { PlaybackSnapshot } from './PlaybackSnapshot';

/** The place is written down this often, in seconds of play. */
const writeEvery = 5;

/** Writes down and finds again where the reader was; does nothing for a stream or without a key. */
export const createBookmark = (optionsNow: () => PlaybackOptions) => {
  let writtenAt = 0;
  const withKey = <Result>(act: (positions: Positions, key: string) => Result): Result | undefined => {
    const { storage, positionKey, isLive } = optionsNow();
    return positionKey === undefined || isLive ? undefined : act(createPositions(storage), positionKey);
  };
  const write = ({ time, duration }: PlaybackSnapshot) => {
    writtenAt = time;
    withKey((positions, key) => positions.remember(key, time, duration));
  };
  return {
    write,
    writeWhenDue: (snapshot: PlaybackSnapshot) => {
      if (Math.abs(snapshot.time - writtenAt) >= writeEvery) write(snapshot);
    },
    /** Seconds; 0 for the beginning. */
    read: () => withKey((positions, key) => positions.recall(key)) ?? 0,
    forget: () => withKey((positions, key) => positions.forget(key)),
  };
};
