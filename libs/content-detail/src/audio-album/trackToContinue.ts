import type { ListenedTracks } from '@share/media-player';

interface Continuation<Track> {
  track: Track | undefined;
  /** Something of these tracks has been heard before. */
  isBegun: boolean;
}

/** Where a listener goes on: the track heard last, or the one after it when it was heard to its end; else the first. */
export const trackToContinue = <Track extends { id: string }>(
  tracks: readonly Track[],
  listened: ListenedTracks,
): Continuation<Track> => {
  const places = new Map(tracks.map(({ id }, place) => [id, place]));
  const last = [...listened.keys()].filter((id) => places.has(id)).pop();
  if (last === undefined) return { track: tracks[0], isBegun: false };
  const place = places.get(last) ?? 0;
  const isOver = listened.get(last)?.share === 1;
  return { track: (isOver ? tracks[place + 1] : undefined) ?? tracks[place], isBegun: true };
};
