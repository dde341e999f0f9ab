import { toCountdown } from './toCountdown';

const text = (at: number, now: number) =>
  toCountdown(at, now)
    .map(({ digits, name }) => digits + name)
    .join(' ');

test.each([
  [6 * 86_400 + 10 * 3_600 + 24 * 60 + 37, 0, '06天 10时 24分 37秒'],
  [1_000, 999_001, '00时 00分 01秒'],
  [1_000, 1_000_000, '00时 00分 00秒'],
  [1_000, 5_000_000, '00时 00分 00秒'],
  [86_400, 0, '01天 00时 00分 00秒'],
  [86_399, 0, '23时 59分 59秒'],
  [123 * 86_400, 0, '123天 00时 00分 00秒'],
])('until %d from %d: %s', (at, now, expected) => expect(text(at, now)).toBe(expected));
