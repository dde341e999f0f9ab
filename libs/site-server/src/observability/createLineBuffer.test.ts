import { createLineBuffer } from './createLineBuffer';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const setUp = () => {
  const writes: string[] = [];
  return { writes, buffer: createLineBuffer({ write: (text) => void writes.push(text) }) };
};

test('lines are handed on together, a moment later', () => {
  const { writes, buffer } = setUp();
  buffer.write('a\n');
  buffer.write('b\n');
  expect(writes).toEqual([]);
  jest.advanceTimersByTime(20);
  expect(writes).toEqual(['a\nb\n']);
  jest.advanceTimersByTime(20);
  expect(writes).toHaveLength(1);
});

test('a hundred lines wait no longer, and nothing is written twice', () => {
  const { writes, buffer } = setUp();
  for (let line = 0; line < 150; line += 1) buffer.write(`${line}\n`);
  expect(writes.map((text) => text.split('\n').length - 1)).toEqual([100]);
  buffer.flush();
  jest.advanceTimersByTime(20);
  expect(writes.join('')).toBe(Array.from({ length: 150 }, (_, line) => `${line}\n`).join(''));
});
