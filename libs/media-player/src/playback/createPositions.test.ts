import { createSafeStorage } from '@share/environment';
import { createPositions } from './createPositions';

const positionsKey = 'media_positions';

const setUp = (stored?: unknown) => {
  const storage = createSafeStorage(() => window.localStorage);
  storage.remove(positionsKey);
  if (stored !== undefined) storage.setJson(positionsKey, stored);
  return createPositions(storage);
};

test.each([
  ['in between', [60, 100], { time: 60, share: 0.6 }],
  ['fractions of a second', [60.9, 100], { time: 60, share: 0.609 }],
  ['an unknown length', [60, 0], { time: 60, share: 0 }],
  ['the first seconds', [9, 100], { time: 0, share: 0.09 }],
  ['the last seconds', [95, 100], { time: 0, share: 0.95 }],
  ['the credits', [98, 100], { time: 0, share: 1 }],
  ['the credits of a long item', [1180, 1200], { time: 0, share: 1 }],
  ['the end', [100, 100], { time: 0, share: 1 }],
])('%s', (_name, [time, duration], expected) => {
  const positions = setUp();
  positions.save('a', time as number, duration as number);
  expect(positions.read().get('a')).toEqual(expected);
});

test('seeking back changes the position to resume, not the furthest point', () => {
  const positions = setUp();
  positions.save('a', 100, 100);
  positions.save('a', 30, 100);
  expect(positions.read().get('a')).toEqual({ time: 30, share: 1 });
});

test('what was played last is at the end', () => {
  const positions = setUp();
  for (const id of ['10', '2', '10']) positions.save(id, 5, 10);
  expect([...positions.read().keys()]).toEqual(['2', '10']);
});

test('the oldest of more than two hundred are dropped', () => {
  const positions = setUp();
  for (let number = 1; number <= 203; number += 1) positions.save(`t-${number}`, 5, 10);
  const ids = [...positions.read().keys()];
  expect(ids).toHaveLength(200);
  expect(ids[0]).toBe('t-4');
});

test('what has been saved is shown at once, what was stored after it has been read', () => {
  const positions = setUp([['a', 61, 0.5]]);
  expect(positions.store.getState().size).toBe(0);
  positions.save('b', 20, 100);
  expect([...positions.store.getState().keys()]).toEqual(['a', 'b']);
});

test.each([
  ['nothing', undefined, []],
  ['something else', { a: 1 }, []],
  ['positions without a share', [['a', 61]], []],
  [
    'broken entries',
    [['a', 'x', 0.5], [1, 2, 3], null, ['b', -1, 0], ['c', 40, 7]],
    [['c', { time: 40, share: 1 }]],
  ],
])('a storage that holds %s', (_name, stored, expected) => {
  expect([...setUp(stored).read()]).toEqual(expected);
});
