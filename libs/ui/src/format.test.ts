/** @jest-environment node */
import fc from 'fast-check';
import {
  formatCount,
  formatDateTime,
  formatNumber,
  formatRelativeTime,
  toIsoTime,
  formatDayTime,
} from './format';

describe('formatCount', () => {
  test.each([
    [0, '0'],
    [1, '1'],
    [999, '999'],
    [999.9, '999'],
    [1000, '1.0k'],
    [1099, '1.0k'],
    [1100, '1.1k'],
    [1500, '1.5k'],
    [9999, '9.9k'],
    [10_000, '1.0w'],
    [19_999, '1.9w'],
    [99_999, '9.9w'],
    [100_000, '10w'],
    [123_456, '12w'],
    [100_000_000, '10000w'],
    [-5, '0'],
    [Number.NaN, '0'],
    [Number.POSITIVE_INFINITY, '0'],
  ])('%p is %p', (n, text) => expect(formatCount(n)).toBe(text));

  test('never gives more than the number', () => {
    const factors: Record<string, number> = { k: 1e3, w: 1e4 };
    fc.assert(
      fc.property(fc.nat(), (n) => {
        const [, digits = '', unit = ''] = /^([\d.]+)([kw]?)$/.exec(formatCount(n)) ?? [];
        expect(Math.round(Number(digits) * (factors[unit] ?? 1))).toBeLessThanOrEqual(n);
      }),
    );
  });
});

test.each([
  [9999, '9999'],
  [10_000, '1.0万'],
  [12_345, '1.2万'],
  [36_999, '3.6万'],
  [100_000, '10万'],
  [99_999_999, '9999万'],
  [100_000_000, '1.0亿'],
  [1.5e8, '1.5亿'],
  [1.2e9, '12亿'],
  [-1, '0'],
  [Number.NaN, '0'],
])('formatNumber(%p) is %p', (n, text) => expect(formatNumber(n)).toBe(text));

test('a summer of 1986 to 1991 has its summer time', () => {
  const at = Date.UTC(1988, 6, 1, 15, 30) / 1000;
  expect(formatDateTime(at)).toBe('1988-07-02 00:30');
  expect(formatDayTime(at)).toBe('7月2日 00:30');
  expect(formatRelativeTime(at, Date.UTC(2026, 0, 1))).toBe('1988-07-02');
});

describe('formatRelativeTime', () => {
  const at = Date.UTC(2026, 10, 1, 16, 30, 0) / 1000; // 2 November, 00:30 in Shanghai
  const later = (seconds: number) => (at + seconds) * 1000;

  test.each([
    [0, '0秒前'],
    [59, '59秒前'],
    [60, '1分钟前'],
    [3599, '59分钟前'],
    [3600, '1小时前'],
    [86_399, '23小时前'],
    [86_400, '1天前'],
    [172_800, '2天前'],
    [259_199, '2天前'],
    [259_200, '3天前'],
    [259_201, '2026-11-02'],
    [-30, '0秒前'],
  ])('after %p s: %p', (seconds, text) => expect(formatRelativeTime(at, later(seconds))).toBe(text));

  test('counts whole seconds', () => expect(formatRelativeTime(at, later(1) - 1)).toBe('0秒前'));
  test('is empty for an invalid time', () => expect(formatRelativeTime(Number.NaN, later(0))).toBe(''));
});

test('dates are those of Shanghai in every time zone', () => {
  const newYear = Date.UTC(2025, 11, 31, 16, 0, 0) / 1000;
  expect(formatDateTime(newYear)).toBe('2026-01-01 00:00');
  expect(formatDateTime(newYear - 60)).toBe('2025-12-31 23:59');
  expect(toIsoTime(newYear)).toBe('2025-12-31T16:00:00Z');
  expect(formatDateTime(Number.NaN)).toBe('');
  expect(toIsoTime(Number.POSITIVE_INFINITY)).toBe('');
});

test.each([
  [Date.UTC(2026, 6, 27, 1, 20) / 1000, '7月27日 09:20'],
  [Date.UTC(2026, 11, 31, 16, 5) / 1000, '1月1日 00:05'],
  [Number.NaN, ''],
])('day and time of %p in Shanghai are %p', (seconds, expected) => {
  expect(formatDayTime(seconds)).toBe(expected);
});
