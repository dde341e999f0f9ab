import type { Fragment } from 'hls.js';
import { watchSegments } from './watchSegments';

const segment = (start: number) => ({ start, stats: { loaded: 0 } }) as unknown as Fragment;

/** A video that stands still at `time`, with these ranges in store. */
const stand = (time = 0, ranges: [number, number][] = []) => {
  const element = document.createElement('video');
  const values = { paused: false, readyState: 2, currentTime: time, ended: false };
  for (const name of Object.keys(values) as (keyof typeof values)[])
    Object.defineProperty(element, name, {
      get: () => values[name],
      set: (value: never) => (values[name] = value),
    });
  Object.defineProperty(element, 'buffered', {
    get: () => ({
      length: ranges.length,
      start: (index: number) => ranges[index]![0],
      end: (index: number) => ranges[index]![1],
    }),
  });
  const stream = {
    loading: undefined as Fragment | undefined,
    failing: undefined as Fragment | undefined,
    isExhausted: false,
    reachesEnd: false,
  };
  const handlers = { onEnd: jest.fn(), onHole: jest.fn(), onSilence: jest.fn(), onLost: jest.fn() };
  const end = watchSegments(
    element,
    {
      loading: () => stream.loading,
      failing: () => stream.failing,
      isExhausted: () => stream.isExhausted,
      reachesEnd: () => stream.reachesEnd,
    },
    handlers,
  );
  return { element, values, stream, end, ...handlers };
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a hole that nothing will fill is passed over', () => {
  const { values, onHole } = stand(4, [
    [0, 4],
    [6, 9],
  ]);
  jest.advanceTimersByTime(1_500);
  expect(values.currentTime).toBe(4);
  jest.advanceTimersByTime(1_500);
  expect(values.currentTime).toBe(6.1);
  expect(onHole).toHaveBeenCalledTimes(1);
});

test('one whose segment is on its way is waited for', () => {
  const { values, stream, onHole } = stand(4, [
    [0, 4],
    [6, 9],
  ]);
  stream.loading = segment(4);
  jest.advanceTimersByTime(5_000);
  expect([values.currentTime, onHole.mock.calls.length]).toEqual([4, 0]);
});

test.each([
  ['plays', { readyState: 4 }],
  ['is paused', { paused: true }],
  ['has ended', { ended: true }],
])('what %s is left alone', (_name, fields) => {
  const { values, stream, onHole, onLost, onSilence } = stand(4, [[6, 9]]);
  Object.assign(values, fields);
  stream.loading = segment(4);
  stream.isExhausted = true;
  jest.advanceTimersByTime(60_000);
  for (const handler of [onHole, onLost, onSilence]) expect(handler).not.toHaveBeenCalled();
});

test('a segment of which no byte comes is reported after six seconds, now and then', () => {
  const { stream, onSilence } = stand();
  stream.loading = segment(0);
  jest.advanceTimersByTime(6_000);
  expect(onSilence).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1_000);
  expect(onSilence.mock.calls).toEqual([[stream.loading]]);
  jest.advanceTimersByTime(3_000);
  expect(onSilence).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(2_000);
  expect(onSilence).toHaveBeenCalledTimes(2);
});

test('one that comes slowly is waited for, however long that takes', () => {
  const { stream, onSilence, onLost } = stand();
  stream.loading = segment(0);
  for (let seconds = 0; seconds < 60; seconds += 1) {
    stream.loading.stats.loaded += 100;
    jest.advanceTimersByTime(1_000);
  }
  expect([onSilence.mock.calls, onLost.mock.calls]).toEqual([[], []]);
});

test('one that was tried in vain is reported once playback stands still', () => {
  const { stream, onSilence } = stand();
  stream.failing = segment(4);
  jest.advanceTimersByTime(4_000);
  expect(onSilence).toHaveBeenCalledWith(stream.failing);
});

test('fifteen seconds without a byte are the end of it', () => {
  const { onLost } = stand();
  jest.advanceTimersByTime(15_000);
  expect(onLost).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1_000);
  expect(onLost).toHaveBeenCalled();
});

test('where nothing more will be loaded it is over once all has been played', () => {
  const { stream, onLost } = stand();
  stream.isExhausted = true;
  jest.advanceTimersByTime(1_000);
  expect(onLost).toHaveBeenCalled();
});

test('where only gaps are left the recording has ended', () => {
  const { stream, onEnd, onLost } = stand(22, [[0, 22]]);
  stream.reachesEnd = true;
  jest.advanceTimersByTime(2_000);
  expect([onEnd.mock.calls.length > 0, onLost.mock.calls]).toEqual([true, []]);
});

test('it stops looking when it is taken away', () => {
  const { end } = stand();
  end();
  expect(jest.getTimerCount()).toBe(0);
});
