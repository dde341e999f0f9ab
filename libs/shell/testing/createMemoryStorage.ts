import { createSafeStorage, type SafeStorage } from '@share/environment';

/** A storage that ends with the test or story. */
export const createMemoryStorage = (): SafeStorage => {
  const saved = new Map<string, string>();
  return createSafeStorage(
    () =>
      ({
        getItem: (key) => saved.get(key) ?? null,
        setItem: (key, value) => void saved.set(key, value),
        removeItem: (key) => void saved.delete(key),
      }) as Storage,
  );
};
