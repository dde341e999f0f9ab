import { timeAfterKey, timeAt } from './timeAt';

const track = { left: 20, width: 200 };

test.each([
  [20, 0],
  [120, 50],
  [220, 100],
  [0, 0],
  [999, 100],
])('x %d is second %d', (x, time) => {
  expect(timeAt(x, track, 100)).toBe(time);
});

test('a track that is not laid out leads to the beginning', () => {
  expect(timeAt(50, { left: 0, width: 0 }, 100)).toBe(0);
});

test.each([
  ['ArrowRight', 45],
  ['ArrowLeft', 35],
  ['ArrowUp', 45],
  ['ArrowDown', 35],
  ['PageUp', 60],
  ['PageDown', 10],
  ['Home', 0],
  ['End', 60],
  ['Enter', undefined],
])('%s leads from second 40 of 60 to %s', (key, time) => {
  expect(timeAfterKey(key, 40, 60)).toBe(time);
});
