import { createMemoryWatch } from './createMemoryWatch';
import type { MemoryReading } from './createMemoryWatch';

const gigabyte = 1024 ** 3;

const setUp = (containerLimit: number | undefined) => {
  let time = 0;
  const reading: MemoryReading = { rss: 0, containerLimit, heapUsed: 0, heapLimit: 2 * gigabyte };
  const trim = jest.fn();
  const watch = createMemoryWatch({ read: () => reading, now: () => time });
  return { watch, trim, reading, advance: (ms: number) => (time += ms) };
};

test.each([
  ['of the container', gigabyte, { rss: 0.86 * gigabyte }, { rss: 0.93 * gigabyte }],
  ['of a process without a container', undefined, { rss: 2.2 * gigabyte }, { rss: 2.35 * gigabyte }],
  ['of the heap', 8 * gigabyte, { heapUsed: 1.72 * gigabyte }, { heapUsed: 1.86 * gigabyte }],
])('near the limit %s half is dropped, nearer to it the server is not ready', (_of, limit, near, nearer) => {
  const { watch, trim, reading } = setUp(limit);
  watch.check(trim);
  expect(trim).not.toHaveBeenCalled();
  Object.assign(reading, near);
  watch.check(trim);
  expect(trim).toHaveBeenCalledWith(0.5);
  expect(watch.hasRoom()).toBe(true);
  Object.assign(reading, nearer);
  expect(watch.hasRoom()).toBe(false);
});

test('what was dropped gets time to return to the system, unless memory runs out', () => {
  const { watch, trim, reading, advance } = setUp(gigabyte);
  reading.rss = 0.9 * gigabyte;
  for (let seconds = 0; seconds < 30; seconds += 5) {
    watch.check(trim);
    advance(5_000);
  }
  expect(trim).toHaveBeenCalledTimes(1);
  watch.check(trim);
  expect(trim).toHaveBeenCalledTimes(2);
  reading.rss = 0.95 * gigabyte;
  advance(5_000);
  watch.check(trim);
  expect(trim).toHaveBeenCalledTimes(3);
});

test('the memory of this very process has room', () => {
  const watch = createMemoryWatch();
  expect(watch.hasRoom()).toBe(true);
});
