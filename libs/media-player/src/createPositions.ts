import type { SafeStorage } from '@share/environment';
import { createRecentValues } from './createRecentValues';

/** Where the reader was in each audio or video, in seconds. */
export interface Positions {
  recall(key: string): number | undefined;
  remember(key: string, time: number, duration: number): void;
  forget(key: string): void;
}

/** Nearer than this to either end, in seconds, the next time starts from the beginning. */
const edge = 10;

const isPosition = (value: unknown): value is number => Number.isFinite(value) && Number(value) > 0;

/** Remembers how far each item was played, in this browser only. */
export const createPositions = (storage: SafeStorage): Positions => {
  const values = createRecentValues(storage, 'media_positions', isPosition);
  return {
    recall: values.get,
    remember: (key, time, duration) => {
      if (time < edge) return;
      if (duration - time < edge) values.delete(key);
      else values.set(key, Math.floor(time));
    },
    forget: values.delete,
  };
};
