/** What the site needs of `localStorage`, without its exceptions. */
export interface SafeStorage {
  get(key: string): string | null;
  /** @returns whether the value will still be there after a reload. */
  set(key: string, value: string): boolean;
  remove(key: string): void;
  /** The parsed value; `undefined` when there is none or it is not JSON. Check its shape: anyone may have written it. */
  getJson(key: string): unknown;
  /** @returns whether the value will still be there after a reload. */
  setJson(key: string, value: unknown): boolean;
}

/**
 * Wraps a storage that may be disabled, full or throw (private mode, blocked cookies, quota): what cannot be stored is
 * kept in memory, so the page behaves the same until it is left.
 * @param getStorage reads the storage lazily, because the mere access may throw: `() => window.localStorage`.
 */
export const createSafeStorage = (getStorage: () => Storage): SafeStorage => {
  /** Only what the storage refused; `null` stands for a value that could not be removed. */
  const memory = new Map<string, string | null>();

  const write = (key: string, value: string | null): boolean => {
    try {
      if (value === null) getStorage().removeItem(key);
      else getStorage().setItem(key, value);
      memory.delete(key);
      return true;
    } catch {
      memory.set(key, value);
      return false;
    }
  };

  const get = (key: string): string | null => {
    const kept = memory.get(key);
    if (kept !== undefined) return kept;
    try {
      return getStorage().getItem(key);
    } catch {
      return null;
    }
  };

  return {
    get,
    set: write,
    remove: (key) => void write(key, null),
    getJson: (key) => {
      try {
        return JSON.parse(get(key) ?? '');
      } catch {
        return undefined;
      }
    },
    setJson: (key, value) => write(key, JSON.stringify(value)),
  };
};
