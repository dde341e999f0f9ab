import { createSafeStorage } from '@share/environment';
import { createAppearance, type Appearance } from '../src/appearance/createAppearance';

/** Choices that mark an element of their own, and end with the test or story. */
export const createTestAppearance = (): Appearance => {
  const kept = new Map<string, string>();
  const storage = createSafeStorage(
    () =>
      ({
        getItem: (key) => kept.get(key) ?? null,
        setItem: (key, value) => void kept.set(key, value),
        removeItem: (key) => void kept.delete(key),
      }) as Storage,
  );
  return createAppearance(storage, document.createElement('html'));
};
