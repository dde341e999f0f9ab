import { createSafeStorage } from '@share/environment';
import { createMemory } from './createMemory';

const storageKey = 'visits';
const storage = createSafeStorage(() => window.sessionStorage);
const open = (entry: string, isReturn = true, max?: number) =>
  createMemory(storage, storageKey, { entry, isReturn }, max);

const leave = (entry: string, lists: Record<string, unknown[]>, top = 0) => {
  const memory = open(entry, false);
  memory.keepTop(entry, top);
  for (const [name, pages] of Object.entries(lists)) memory.keep(name, pages);
  memory.store();
};

beforeEach(() => sessionStorage.clear());

test('a visitor who comes back finds the lists and the places of that document', () => {
  leave('a', { city: ['page 1', 'page 2'] }, 1234.4);
  leave('b', { deep: ['page 1'] });
  const memory = open('a');
  expect(memory.topOf('a')).toBe(1234);
  expect(memory.pagesOf('city')).toEqual(['page 1', 'page 2']);
  expect(memory.pagesOf('deep')).toEqual([]);
});

test('a new visit and a reload begin anew', () => {
  leave('a', { city: ['old'] }, 500);
  expect(open('other').pagesOf('city')).toEqual([]);
  expect(open('a', false).topOf('a')).toBeUndefined();
});

test('other entries of the document that was left are found, too', () => {
  const memory = open('a', false);
  memory.keepTop('a', 10);
  memory.keepTop('b', 20);
  memory.keep('city', ['page 1']);
  memory.store();
  const again = open('b');
  expect(again.topOf('a')).toBe(10);
  expect(again.pagesOf('city')).toEqual(['page 1']);
});

test('what was shown longest ago is dropped first when there is no room', () => {
  const page = 'x'.repeat(400);
  leave('a', { old: [page] });
  const memory = open('b', false, 1000);
  memory.keepTop('b', 0);
  for (const name of ['one', 'two', 'three']) memory.keep(name, [page]);
  memory.keep('one', [page]);
  memory.store();
  expect(open('a').pagesOf('old')).toEqual([]);
  const again = open('b');
  expect(['one', 'two', 'three'].map((name) => again.pagesOf(name).length)).toEqual([1, 0, 1]);
  expect(sessionStorage.getItem(storageKey)!.length).toBeLessThanOrEqual(1000);
});

test.each(['', '{', 'null', '[1]'])('what does not belong in the storage is no harm: %s', (text) => {
  sessionStorage.setItem(storageKey, text);
  expect(open('a').pagesOf('city')).toEqual([]);
});
