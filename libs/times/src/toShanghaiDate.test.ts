import { shanghaiOffset, toShanghaiDate } from './toShanghaiDate';

const clock = new Intl.DateTimeFormat('en', { timeZone: 'Asia/Shanghai', timeZoneName: 'longOffset' });

/** As the database of zones has it. */
const known = (seconds: number): number => {
  const name = clock.formatToParts(seconds * 1000).find(({ type }) => type === 'timeZoneName')?.value;
  return Number(name?.slice(4, 6)) * 3600;
};

const hoursOf = (year: number): number[] =>
  Array.from({ length: 366 * 24 }, (_, hour) => Date.UTC(year, 0, 1) / 1000 + hour * 3600);

test.each([1980, 1985, 1986, 1987, 1988, 1989, 1990, 1991, 1992, 2026])(
  'every hour of %i has its offset',
  (year) => {
    const wrong = hoursOf(year).filter((seconds) => shanghaiOffset(seconds) !== known(seconds));
    expect(wrong.map((seconds) => new Date(seconds * 1000).toISOString())).toEqual([]);
  },
);

test('the second before a summer ends is in it', () => {
  const end = Date.UTC(1991, 8, 14, 17) / 1000;
  expect([end - 1, end].map(shanghaiOffset)).toEqual([32_400, 28_800]);
});

test.each([
  ['half an hour before midnight of a summer', Date.UTC(1988, 6, 1, 15, 30), '1988-07-02T00:30:00.000Z'],
  ['the same in winter', Date.UTC(1988, 11, 1, 15, 30), '1988-12-01T23:30:00.000Z'],
  ['today', Date.UTC(2026, 10, 1, 23, 30), '2026-11-02T07:30:00.000Z'],
])('%s', (_, time, expected) => {
  expect(toShanghaiDate(time / 1000)?.toISOString()).toBe(expected);
});

test.each([NaN, Infinity, 1e15])('%s is no date', (seconds) => {
  expect(toShanghaiDate(seconds)).toBeUndefined();
});
