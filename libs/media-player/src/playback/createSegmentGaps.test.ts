import type { Fragment } from 'hls.js';
import { createSegmentGaps } from './createSegmentGaps';

const segments = (count = 6): Fragment[] =>
  Array.from({ length: count }, (_, index) => ({
    sn: index,
    url: `/s${index}.m4s`,
    start: index * 2,
    end: index * 2 + 2,
    tagList: [] as string[][],
  })) as unknown as Fragment[];

const open = (faulty = new Set<string>()) => {
  const list = segments();
  const gaps = createSegmentGaps(() => list, faulty);
  const leaveOut = (...numbers: number[]) => numbers.forEach((number) => gaps.add(list[number]!));
  return { list, gaps, leaveOut };
};

test('a segment that is left out has the tag by which hls.js passes over it', () => {
  const { list, leaveOut } = open();
  leaveOut(2);
  expect(list[2]).toMatchObject({ gap: true, tagList: [['GAP']] });
});

test('another player of the same recording knows the faulty ones', () => {
  const faulty = new Set<string>();
  open(faulty).leaveOut(2);
  const { gaps, list } = open(faulty);
  expect(list.map((segment) => gaps.isKnown(segment))).toEqual([false, false, true, false, false, false]);
});

test('parts of one file are different segments', () => {
  const { gaps, list } = open();
  const part = (byteRangeStartOffset: number) =>
    Object.assign(Object.create(list[0]!), { byteRangeStartOffset });
  gaps.add(part(0));
  expect([gaps.isKnown(part(0)), gaps.isKnown(part(900))]).toEqual([true, false]);
});

test('what is played next, and what follows', () => {
  const { gaps, list, leaveOut } = open();
  leaveOut(2, 4);
  expect(gaps.segmentAt(3.5)?.sn).toBe(1);
  expect(gaps.segmentAt(4)?.sn).toBe(3);
  expect(gaps.following(list[1]!).map(({ sn }) => sn)).toEqual([3, 5]);
  expect(gaps.segmentAt(12)).toBeUndefined();
});

test.each([
  [3.9, 6.1, true],
  [3.9, 6, true],
  [0.5, 6.1, true],
  [3.9, 5, true],
  // A seek of the visitor.
  [3.9, 11, false],
  [7, 9, false],
  [6.1, 3.9, false],
])('a jump from %d to %d over a gap from 4 to 6: %s', (from, to, isJump) => {
  const { gaps, leaveOut } = open();
  leaveOut(2);
  expect(gaps.isJump(from, to)).toBe(isJump);
});

test('the end is reached where only gaps are left', () => {
  const { gaps, leaveOut } = open();
  leaveOut(5);
  expect([gaps.reachesEnd(7), gaps.reachesEnd(9.9)]).toEqual([false, true]);
  expect(createSegmentGaps(() => [], new Set()).reachesEnd(0)).toBe(false);
});
