import type { SafeStorage } from '@share/environment';

/** How far a track has been heard. */
export interface Listened {
  /** Where to go on, in seconds; 0 once it was heard to its end. */
  position: number;
  /** The furthest point reached, from 0 to 1; 1 is heard to the end. */
  share: number;
}

/** By track id, the one heard last at the end. */
export type ListenedTracks = ReadonlyMap<string, Listened>;

interface ListeningLog {
  read(): ListenedTracks;
  /** Notes where a track is, in seconds. */
  note(id: string, position: number, duration: number): ListenedTracks;
}

/** Shared by every player of the site, so that an episode goes on where its album left it. */
export const listenedKey = 'listened';

const capacity = 200;

/** From this share on a track counts as heard to its end: what follows is the farewell. */
const nearlyAll = 0.98;

const isEntry = (value: unknown): value is [string, number, number] =>
  Array.isArray(value) &&
  typeof value[0] === 'string' &&
  [value[1], value[2]].every((figure) => Number.isFinite(figure) && figure >= 0);

/** Remembers in this browser how far tracks have been heard; the oldest of more than two hundred are forgotten. */
export const createListeningLog = (storage: SafeStorage): ListeningLog => {
  const read = (): Map<string, Listened> => {
    const stored = storage.getJson(listenedKey);
    const entries = Array.isArray(stored) ? stored.filter(isEntry) : [];
    return new Map(entries.map(([id, position, share]) => [id, { position, share: Math.min(1, share) }]));
  };
  return {
    read,
    note: (id, position, duration) => {
      const listened = read();
      const reached = duration > 0 ? position / duration : 0;
      const isOver = reached >= nearlyAll;
      const share = isOver ? 1 : Math.max(reached, listened.get(id)?.share ?? 0);
      listened.delete(id);
      listened.set(id, { position: isOver ? 0 : Math.floor(position), share });
      const entries = [...listened].slice(-capacity);
      storage.setJson(
        listenedKey,
        entries.map(([key, heard]) => [key, heard.position, Number(heard.share.toFixed(3))]),
      );
      return new Map(entries);
    },
  };
};
