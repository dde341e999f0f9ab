import { createSafeStorage } from './createSafeStorage';

/** A storage of which chosen verbs throw, as browsers do when it is blocked or full. */
const faultyStorage = (
  broken: ('getItem' | 'setItem' | 'removeItem')[],
  kept: Record<string, string> = {},
) => {
  const values = new Map(Object.entries(kept));
  const verb =
    <Args extends unknown[], Result>(name: (typeof broken)[number], run: (...args: Args) => Result) =>
    (...args: Args): Result => {
      if (broken.includes(name)) throw new DOMException('refused', 'QuotaExceededError');
      return run(...args);
    };
  return {
    getItem: verb('getItem', (key: string) => values.get(key) ?? null),
    setItem: verb('setItem', (key: string, value: string) => void values.set(key, value)),
    removeItem: verb('removeItem', (key: string) => void values.delete(key)),
  } as unknown as Storage;
};

const disabled = () => {
  throw new DOMException('access denied', 'SecurityError');
};

describe('createSafeStorage', () => {
  beforeEach(() => localStorage.clear());

  it('writes through to the storage and says that the value stays', () => {
    const storage = createSafeStorage(() => localStorage);
    expect(storage.set('a', '1')).toBe(true);
    expect(localStorage.getItem('a')).toBe('1');
    expect(storage.get('a')).toBe('1');
    storage.remove('a');
    expect(localStorage.getItem('a')).toBeNull();
    expect(storage.get('a')).toBeNull();
  });

  it('sees what another tab has written since', () => {
    const storage = createSafeStorage(() => localStorage);
    storage.set('a', 'mine');
    localStorage.setItem('a', 'theirs');
    expect(storage.get('a')).toBe('theirs');
  });

  it.each([
    ['the access throws', disabled],
    ['writing throws', () => faultyStorage(['setItem'])],
    ['every verb throws', () => faultyStorage(['getItem', 'setItem', 'removeItem'])],
  ])('keeps values in memory when %s, and says that they will not stay', (_, getStorage) => {
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

  it('treats a value as removed even when the storage will not let it go', () => {
    const storage = createSafeStorage(() => faultyStorage(['removeItem'], { token: 'secret' }));
    storage.remove('token');
    expect(storage.get('token')).toBeNull();
  });

  it('returns to the storage as soon as it accepts values again', () => {
    let isFull = true;
    const storage = createSafeStorage(() => (isFull ? faultyStorage(['setItem']) : localStorage));
    storage.set('a', 'in memory');
    isFull = false;
    expect(storage.set('a', 'stored')).toBe(true);
    localStorage.setItem('a', 'changed elsewhere');
    expect(storage.get('a')).toBe('changed elsewhere');
  });

  it('keeps JSON values, and answers undefined for what is absent or not JSON', () => {
    const storage = createSafeStorage(() => localStorage);
    expect(storage.setJson('list', [1, { two: '三' }])).toBe(true);
    expect(storage.getJson('list')).toEqual([1, { two: '三' }]);
    expect(storage.getJson('absent')).toBeUndefined();
    localStorage.setItem('torn', '{"a":');
    expect(storage.getJson('torn')).toBeUndefined();
  });
});
