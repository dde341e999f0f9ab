import { createSafeStorage } from './createSafeStorage';

/** A storage whose given methods throw, as in browsers that block it or whose quota is exceeded. */
const faultyStorage = (
  broken: ('getItem' | 'setItem' | 'removeItem')[],
  saved: Record<string, string> = {},
) => {
  const values = new Map(Object.entries(saved));
  const method =
    <Args extends unknown[], Result>(name: (typeof broken)[number], run: (...args: Args) => Result) =>
    (...args: Args): Result => {
      if (broken.includes(name)) throw new DOMException('refused', 'QuotaExceededError');
      return run(...args);
    };
  return {
    getItem: method('getItem', (key: string) => values.get(key) ?? null),
    setItem: method('setItem', (key: string, value: string) => void values.set(key, value)),
    removeItem: method('removeItem', (key: string) => void values.delete(key)),
  } as unknown as Storage;
};

const disabled = () => {
  throw new DOMException('access denied', 'SecurityError');
};

describe('createSafeStorage', () => {
  beforeEach(() => localStorage.clear());

  it('writes to the storage and reports that the value is stored', () => {
    const storage = createSafeStorage(() => localStorage);
    expect(storage.set('a', '1')).toBe(true);
    expect(localStorage.getItem('a')).toBe('1');
    expect(storage.get('a')).toBe('1');
    storage.remove('a');
    expect(localStorage.getItem('a')).toBeNull();
    expect(storage.get('a')).toBeNull();
  });

  it('reads what another tab has written', () => {
    const storage = createSafeStorage(() => localStorage);
    storage.set('a', 'mine');
    localStorage.setItem('a', 'theirs');
    expect(storage.get('a')).toBe('theirs');
  });

  it.each([
    ['the access throws', disabled],
    ['writing throws', () => faultyStorage(['setItem'])],
    ['every method throws', () => faultyStorage(['getItem', 'setItem', 'removeItem'])],
  ])('keeps values in memory when %s, and reports that they are not stored', (_, getStorage) => {
    const broken = createSafeStorage(getStorage);
    expect(broken.get('a')).toBeNull();
    expect(broken.set('a', '1')).toBe(false);
    expect(broken.get('a')).toBe('1');
    broken.remove('a');
    expect(broken.get('a')).toBeNull();
  });

  it('prefers the newer value in memory over an older one in a full storage', () => {
    const storage = createSafeStorage(() => faultyStorage(['setItem'], { a: 'old' }));
    expect(storage.get('a')).toBe('old');
    storage.set('a', 'new');
    expect(storage.get('a')).toBe('new');
  });

  it('treats a value as removed even when the storage refuses to remove it', () => {
    const storage = createSafeStorage(() => faultyStorage(['removeItem'], { token: 'secret' }));
    storage.remove('token');
    expect(storage.get('token')).toBeNull();
  });

  it('uses the storage again as soon as it accepts values', () => {
    let isFull = true;
    const storage = createSafeStorage(() => (isFull ? faultyStorage(['setItem']) : localStorage));
    storage.set('a', 'in memory');
    isFull = false;
    expect(storage.set('a', 'stored')).toBe(true);
    localStorage.setItem('a', 'changed elsewhere');
    expect(storage.get('a')).toBe('changed elsewhere');
  });

  it('stores JSON values, and gives undefined for a missing or malformed one', () => {
    const storage = createSafeStorage(() => localStorage);
    expect(storage.setJson('list', [1, { two: '三' }])).toBe(true);
    expect(storage.getJson('list')).toEqual([1, { two: '三' }]);
    expect(storage.getJson('absent')).toBeUndefined();
    localStorage.setItem('torn', '{"a":');
    expect(storage.getJson('torn')).toBeUndefined();
  });
});
