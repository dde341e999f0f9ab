import { catchUpWithLive, isBehindLive, liveEdgeOf } from './liveEdge';

const stream = (currentTime: number, ...range: [number, number] | []) => ({
  currentTime,
  seekable: { length: range.length / 2, start: () => range[0] ?? 0, end: () => range[1] ?? 0 },
});

test.each([
  ['some seconds before the end', stream(0, 0, 60), 54],
  ['not before the beginning of a short window', stream(0, 57, 60), 57],
  ['unknown without a playlist', stream(0), undefined],
])('the edge is %s', (_name, given, edge) => expect(liveEdgeOf(given)).toBe(edge));

test.each([
  [54, false],
  [45, false],
  [40, true],
])('at second %d of 60 it is behind: %s', (time, isBehind) => {
  expect(isBehindLive(stream(time, 0, 60))).toBe(isBehind);
});

test.each([
  ['behind it goes to the edge', stream(10, 0, 60), 54],
  ['ahead of it it stays', stream(58, 0, 60), 58],
  ['without a playlist it stays', stream(3), 3],
])('%s', (_name, given, time) => {
  catchUpWithLive(given);
  expect(given.currentTime).toBe(time);
});
