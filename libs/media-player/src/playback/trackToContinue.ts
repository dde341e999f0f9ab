import type { Positions } from './createPositions';

interface Continuation<Track> {
  track: Track | undefined;
  /** Something of these tracks has been played before. */
  isBegun: boolean;
}

/** Where a visitor resumes an album: the track played last, or the one after it when it was played to its end; else the first. */
export const trackToContinue = <Track extends { id: string }>(
  tracks: readonly Track[],
  positions: Positions,
): Continuation<Track> => {
  const indexes = new Map(tracks.map(({ id }, index) => [id, index]));
  const last = [...positions.keys()].filter((id) => indexes.has(id)).pop();
  if (last === undefined) return { track: tracks[0], isBegun: false };
  const index = indexes.get(last) ?? 0;
  const isOver = positions.get(last)?.share === 1;
  return { track: (isOver ? tracks[index + 1] : undefined) ?? tracks[index], isBegun: true };
};
