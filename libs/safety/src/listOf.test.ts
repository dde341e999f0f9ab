import { listOf } from './listOf';

test('a list is itself', () => {
  const list = [1, 2];
  expect(listOf(list)).toBe(list);
});

test.each([{ length: 3 }, 5, 'x', true, {}, null, undefined])('%j is an empty list', (value) => {
  expect(listOf(value as never)).toEqual([]);
});
