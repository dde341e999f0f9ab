import { formatClock, speakClock } from './formatClock';

test.each([
  [0, '00:00', '0秒'],
  [9.9, '00:09', '9秒'],
  [222, '03:42', '3分42秒'],
  [3822, '1:03:42', '1小时3分42秒'],
  [3600, '1:00:00', '1小时0分0秒'],
  [NaN, '00:00', '0秒'],
  [Infinity, '00:00', '0秒'],
  [-5, '00:00', '0秒'],
])('%p is %s, said %s', (seconds, clock, said) => {
  expect(formatClock(seconds)).toBe(clock);
  expect(speakClock(seconds)).toBe(said);
});
