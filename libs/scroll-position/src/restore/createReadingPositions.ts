import type { SafeStorage } from '@share/environment';
import { readingPositionsKey } from './readingPositionsKey';

interface ReadingPosition {
  id: string;
  /** How much of the article was above the screen, from 0 to 1: the text size may have changed since. */
  part: number;
  /** Milliseconds. */
  at: number;
}

const maxAgeMs = 7 * 86_400_000;
const maxPositions = 50;

const isPosition = (value: unknown): value is ReadingPosition => {
  const { id, part, at } = (value ?? {}) as Partial<Record<string, unknown>>;
  return typeof id === 'string' && typeof part === 'number' && typeof at === 'number';
};

/** Where a visitor stopped in the articles they opened last, the last fifty, for seven days. */
export const createReadingPositions = (storage: SafeStorage, now: () => number) => {
  const readAll = (): ReadingPosition[] => {
    const stored = storage.getJson(readingPositionsKey);
    const known = Array.isArray(stored) ? stored.filter(isPosition) : [];
    return known.filter(({ at }) => now() - at < maxAgeMs);
  };
  const others = (id: string) => readAll().filter((position) => position.id !== id);
  return {
    find: (id: string): number | undefined => readAll().find((position) => position.id === id)?.part,
    remember: (id: string, part: number) =>
      storage.setJson(readingPositionsKey, [{ id, part, at: now() }, ...others(id)].slice(0, maxPositions)),
    forget: (id: string) => storage.setJson(readingPositionsKey, others(id)),
  };
};
