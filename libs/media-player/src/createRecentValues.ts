import type { SafeStorage } from '@share/environment';

/** Values by key, of which only the most recently written are kept. */
export interface RecentValues<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
  delete(key: string): void;
}

/** How many values are kept. */
const limit = 50;

/** Keeps small values in the visitor's storage under one name; what somebody else wrote there is ignored. */
export const createRecentValues = <Value>(
  storage: SafeStorage,
  storageKey: string,
  isValue: (value: unknown) => value is Value,
): RecentValues<Value> => {
  const isEntry = (entry: unknown): entry is [string, Value] =>
    Array.isArray(entry) && typeof entry[0] === 'string' && isValue(entry[1]);
  const read = (): [string, Value][] => {
    const stored = storage.getJson(storageKey);
    return Array.isArray(stored) ? stored.filter(isEntry) : [];
  };
  const others = (key: string) => read().filter(([name]) => name !== key);
  return {
    get: (key) => read().find(([name]) => name === key)?.[1],
    set: (key, value) => void storage.setJson(storageKey, [[key, value], ...others(key)].slice(0, limit)),
    delete: (key) => void storage.setJson(storageKey, others(key)),
  };
};
