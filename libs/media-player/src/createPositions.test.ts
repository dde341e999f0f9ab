import { createSafeStorage } from '@share/environment';
import { createPositions } from './createPositions';

const storage = createSafeStorage(() => window.localStorage);
const positions = createPositions(storage);

beforeEach(() => window.localStorage.clear());

test('remembers whole seconds per item', () => {
  positions.remember('a', 61.8, 300);
  positions.remember('b', 20, 300);
  expect(positions.recall('a')).toBe(61);
  expect(positions.recall('b')).toBe(20);
  expect(positions.recall('c')).toBeUndefined();
});

test.each([
  ['the beginning leaves what is known', 3, 61],
  ['near the end nothing is kept', 295, undefined],
])('%s', (_name, time, expected) => {
  positions.remember('a', 61, 300);
  positions.remember('a', time, 300);
  expect(positions.recall('a')).toBe(expected);
});

test('the oldest of more than fifty is dropped', () => {
  for (let item = 0; item <= 50; item += 1) positions.remember(`item-${item}`, 60, 300);
  expect(positions.recall('item-0')).toBeUndefined();
  expect(positions.recall('item-50')).toBe(60);
});

test.each(['nonsense', '{}', '[["a","<b>"],["a",-1],["a",null],3]'])('ignores %s in the storage', (text) => {
  window.localStorage.setItem('media_positions', text);
  expect(positions.recall('a')).toBeUndefined();
});
