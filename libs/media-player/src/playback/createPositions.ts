import type { SafeStorage } from '@share/environment';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** How far an audio or video has been played. */
export interface Position {
  /** Where to resume, in seconds; 0 within ten seconds of either end. */
  time: number;
  /** The furthest point reached, from 0 to 1; 1 is played to the end. */
  share: number;
}

/** By id, the most recent at the end. */
export type Positions = ReadonlyMap<string, Position>;

export interface PositionStore {
  /** Empty until `read`, so that the first render equals the server's. */
  store: StoreApi<Positions>;
  read(): Positions;
  /** `time` and `duration` in seconds; a duration of 0 is unknown. */
  save(id: string, time: number, duration: number): void;
}

/** Shared by every player of the site, so that an episode resumes where its album left it. */
const positionsKey = 'media_positions';

const capacity = 200;

/** Nearer than this to either end, in seconds, the next time starts from the beginning. */
const edge = 10;

/** From this share on an item counts as played to its end: only the credits are left. */
const nearlyAll = 0.98;

const isEntry = (value: unknown): value is [string, number, number] =>
  Array.isArray(value) &&
  typeof value[0] === 'string' &&
  [value[1], value[2]].every((figure) => Number.isFinite(figure) && figure >= 0);

/** Remembers in this browser how far items have been played; the oldest of more than two hundred are dropped. */
export const createPositions = (storage: SafeStorage): PositionStore => {
  const store = createStore<Positions>(() => new Map());

  const load = (): Map<string, Position> => {
    const stored = storage.getJson(positionsKey);
    const entries = Array.isArray(stored) ? stored.filter(isEntry) : [];
    return new Map(entries.map(([id, time, share]) => [id, { time, share: Math.min(1, share) }]));
  };

  return {
    store,
    read: () => {
      const positions = load();
      store.setState(positions, true);
      return positions;
    },
    save: (id, time, duration) => {
      const positions = load();
      const reached = duration > 0 ? time / duration : 0;
      const isOver = reached >= nearlyAll;
      const isAtEdge = time < edge || (duration > 0 && duration - time < edge);
      const share = isOver ? 1 : Math.max(reached, positions.get(id)?.share ?? 0);
      positions.delete(id);
      positions.set(id, { time: isOver || isAtEdge ? 0 : Math.floor(time), share });
      const saved = [...positions].slice(-capacity);
      storage.setJson(
        positionsKey,
        saved.map(([key, position]) => [key, position.time, Number(position.share.toFixed(3))]),
      );
      store.setState(new Map(saved), true);
    },
  };
};
