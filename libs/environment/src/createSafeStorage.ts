/** `localStorage` that never throws. */
export interface SafeStorage {
  get(key: string): string | null;
  /** @returns whether the value survives a reload */
  set(key: string, value: string): boolean;
  remove(key: string): void;
  /** The parsed value; `undefined` when there is none or it is not JSON. Its shape is not checked. */
  getJson(key: string): unknown;
  /** @returns whether the value survives a reload */
  setJson(key: string, value: unknown): boolean;
}

/**
 * Wraps a storage that may be disabled, full or throw (private mode, blocked cookies, quota). Values that cannot be stored stay in
 * memory until the page is unloaded.
 * @param getStorage lazy, because even reading the property may throw: `() => window.localStorage`
 */
export const createSafeStorage = (getStorage: () => Storage): SafeStorage => {
  /** Only values the storage refused; `null` marks one that could not be removed. */
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
    const inMemory = memory.get(key);
    if (inMemory !== undefined) return inMemory;
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
