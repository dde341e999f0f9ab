import { createResumePoint } from './createResumePoint';

const fault = (time: number, buffered = 0, duration = 100) => ({ time, buffered, duration });

test('the first time playback goes on where it ended, then further and further behind', () => {
  const point = createResumePoint();
  const places = [1, 2, 3, 4, 5].map(() => point.after(fault(50), true));
  expect(places).toEqual([50, 54, 60.5, 71, 71]);
});

test('behind what was in store, where the fault is', () => {
  const point = createResumePoint();
  expect(point.after(fault(0.1, 8), true)).toBe(0.1);
  expect(point.after(fault(0.2, 8), true)).toBe(12);
});

test('a fault where it went on is the same one', () => {
  const point = createResumePoint();
  point.after(fault(6), true);
  expect(point.after(fault(6), true)).toBe(10);
  expect(point.after(fault(10, 10), true)).toBe(16.5);
  expect(point.after(fault(40), true)).toBe(40);
});

test('another place is tried once more itself', () => {
  const point = createResumePoint();
  point.after(fault(50), true);
  expect(point.after(fault(60), true)).toBe(60);
  expect(point.after(fault(61), true)).toBe(64);
});

test('nothing is passed over while nothing answers, nor for other media', () => {
  const point = createResumePoint();
  point.after(fault(50), true);
  expect(point.after(fault(50), false)).toBe(50);
  point.forget();
  expect(point.after(fault(50), true)).toBe(50);
});

test('there is nothing behind the end', () => {
  const point = createResumePoint();
  point.after(fault(98), true);
  expect(point.after(fault(98), true)).toBe(98);
});
