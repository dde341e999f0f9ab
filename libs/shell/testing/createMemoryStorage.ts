import { createSafeStorage, type SafeStorage } from '@share/environment';

/** A storage that ends with the test or story. */
export const createMemoryStorage = (): SafeStorage => {
  const kept = new Map<string, string>();
  return createSafeStorage(
    () =>
      ({
        getItem: (key) => kept.get(key) ?? null,
        setItem: (key, value) => void kept.set(key, value),
        removeItem: (key) => void kept.delete(key),
      }) as Storage,
  );
};
