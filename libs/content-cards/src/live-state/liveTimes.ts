import { formatDayTime } from '@share/ui/format';

const day = 86_400;
const shanghai = 8 * 3_600;

/** Number of the day in Shanghai. */
const dayOf = (seconds: number): number => Math.floor((seconds + shanghai) / day);

const hourOf = (seconds: number): number => Math.floor(((seconds + shanghai) % day) / 3_600);

const weekdays = '日一二三四五六';

/** The time of day in Shanghai, `04:32`. @param at seconds */
const clockText = (at: number): string => formatDayTime(at).slice(-5);

/** When something happened in a room: the time, with the day when that is not the day of `now` (milliseconds). */
export const momentText = (at: number, now: number): string =>
  dayOf(at) === dayOf(now / 1000) ? clockText(at) : formatDayTime(at);

/** When a room begins: `今晚 19:30`, `明天 09:00`, `11月28日 周六 20:00`. @param at seconds @param now milliseconds */
export const startText = (at: number, now: number): string => {
  const days = dayOf(at) - dayOf(now / 1000);
  if (days === 0) return `${hourOf(at) >= 18 ? '今晚' : '今天'} ${clockText(at)}`;
  if (days === 1) return `明天 ${clockText(at)}`;
  const [date, time] = formatDayTime(at).split(' ');
  return time ? `${date} 周${weekdays[(dayOf(at) + 4) % 7]} ${time}` : '';
};
