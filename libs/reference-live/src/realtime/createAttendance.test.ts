import { createAttendance } from './createAttendance';
import type { Counts, Notice } from './Notice';

/** Instances that receive each other’s notices, on one clock. */
const openInstances = (count: number) => {
  const own: Counts[] = Array.from({ length: count }, () => ({}));
  const notices: Notice[] = [];
  const all = own.map((_, node) =>
    createAttendance({
      node: `n${node}`,
      ownCounts: () => own[node] ?? {},
      now: Date.now,
      notifier: {
        announce: async (notice) => {
          notices.push(notice);
          if (notice.type === 'counts') for (const each of all) each.take(notice);
        },
      },
    }),
  );
  for (const each of all) each.start();
  return { own, all, notices };
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('counts what all instances count', () => {
  const { own, all } = openInstances(3);
  own[0] = { 'live:a': 2, 'live:b': 1 };
  own[1] = { 'live:a': 3 };
  jest.advanceTimersByTime(1_000);
  expect(all.map((each) => each.count('live:a'))).toEqual([5, 5, 5]);
  expect(all.map((each) => each.count('live:b'))).toEqual([1, 1, 1]);
  own[0] = {};
  jest.advanceTimersByTime(1_000);
  expect(all.map((each) => each.count('live:a'))).toEqual([3, 3, 3]);
});

test('says what has changed at once, and what stays the same every ten seconds', () => {
  const { own, notices } = openInstances(1);
  jest.advanceTimersByTime(9_000);
  notices.length = 0;
  own[0] = { 'live:a': 1 };
  jest.advanceTimersByTime(25_000);
  expect(notices).toHaveLength(3);
});

test('an instance that stops says so; one that falls silent is forgotten', () => {
  const { own, all } = openInstances(3);
  own[0] = { 'live:a': 1 };
  own[1] = { 'live:a': 10 };
  own[2] = { 'live:a': 100 };
  jest.advanceTimersByTime(1_000);
  own[2] = {};
  all[2]?.stop();
  expect(all[0]?.count('live:a')).toBe(11);
  jest.setSystemTime(Date.now() + 31_000);
  expect(all[0]?.count('live:a')).toBe(1);
});

test('many rooms are listed in notices that PostgreSQL carries', () => {
  const { own, all, notices } = openInstances(2);
  own[0] = Object.fromEntries(
    Array.from({ length: 200 }, (_, room) => [`live:${'r'.repeat(58)}${room}`, 1_000]),
  );
  jest.advanceTimersByTime(1_000);
  for (const channel of Object.keys(own[0])) expect(all[1]?.count(channel)).toBe(1_000);
  for (const notice of notices) expect(JSON.stringify(notice).length).toBeLessThan(8_000);
});
