import type { SafeStorage } from '@share/environment';

interface ReadingPosition {
  id: string;
  /** How much of the article was above the screen, from 0 to 1: the text size may have changed since. */
  part: number;
  /** Milliseconds. */
  at: number;
}

const storageKey = 'share:reading-positions';
const keptFor = 7 * 86_400_000;
const keptAtMost = 50;

const isPosition = (value: unknown): value is ReadingPosition => {
  const { id, part, at } = (value ?? {}) as Partial<Record<string, unknown>>;
  return typeof id === 'string' && typeof part === 'number' && typeof at === 'number';
};

/** Where a reader stopped in the articles they opened last, for seven days. */
export const createReadingPositions = (storage: SafeStorage, now: () => number) => {
  const readAll = (): ReadingPosition[] => {
    const stored = storage.getJson(storageKey);
    const known = Array.isArray(stored) ? stored.filter(isPosition) : [];
    return known.filter(({ at }) => now() - at < keptFor);
  };
  const others = (id: string) => readAll().filter((position) => position.id !== id);
  return {
    find: (id: string): number | undefined => readAll().find((position) => position.id === id)?.part,
    remember: (id: string, part: number) =>
      storage.setJson(storageKey, [{ id, part, at: now() }, ...others(id)].slice(0, keptAtMost)),
    forget: (id: string) => storage.setJson(storageKey, others(id)),
  };
};
