/** @jest-environment node */
import { buildSeed } from './buildSeed';
import { lastAt, lastSundayAt, nextAt, nextSolsticeAt, publishedAt, whenTrue } from './cityTime';

const hour = 3_600;
const starts = Array.from({ length: 24 }, (_, index) => Date.UTC(2026, 10, 26, index, 13) / 1_000);

/** The time of a clock in the town, in hours. */
const clockAt = (seconds: number): number => ((seconds + 8 * hour) % (24 * hour)) / hour;
const weekdayAt = (seconds: number): number => new Date((seconds + 8 * hour) * 1_000).getUTCDay();

describe.each(starts)('when the platform starts at %i', (now) => {
  test('what was published has the hours of a newsroom, in its order, and no future', () => {
    const times = Array.from({ length: 300 }, (_, index) => publishedAt(now, index * 0.7));
    expect(times.filter((time) => clockAt(time) < 6.5 || clockAt(time) > 22.5)).toEqual([]);
    expect(times).toEqual([...times].sort((one, other) => other - one));
    expect(times[0]).toBeLessThanOrEqual(now);
    expect(publishedAt(now, 72)).toBe(publishedAt(now, 0) - 72 * hour);
  });

  test('words about the day are true', () => {
    for (let age = 0; age < 48; age += 0.7) {
      const published = publishedAt(now, age);
      const tonight = whenTrue(published, '今晚十点检修');
      expect([clockAt(tonight) >= 8, clockAt(tonight) <= 17.5, tonight <= published]).toEqual([
        true,
        true,
        true,
      ]);
      expect(clockAt(whenTrue(published, '今晨起吊'))).toBeLessThanOrEqual(11);
      expect(whenTrue(published, '明年')).toBe(published);
    }
  });

  test('hours are those before and after', () => {
    expect([clockAt(lastAt(now, 5.5)), clockAt(nextAt(now, 21.75))]).toEqual([5.5, 21.75]);
    expect(now - lastAt(now, 5.5, 2 * hour)).toBeGreaterThanOrEqual(2 * hour);
    expect(nextAt(now, 18, 2 * hour) - now).toBeGreaterThanOrEqual(2 * hour);
    expect([weekdayAt(lastSundayAt(now, 6.5)), clockAt(lastSundayAt(now, 6.5))]).toEqual([0, 6.5]);
    expect(nextSolsticeAt(now, 19.5)).toBe(Date.UTC(2026, 11, 21, 11, 30) / 1_000);
  });

  test('live rooms and activities start at the hours they speak of', () => {
    const { records } = buildSeed({ now: now * 1_000 });
    const startOf = (id: string): number => {
      const body = records.find((record) => record.id === id && /live|activity/.test(record.kind))?.body;
      return (body as { start_time: number }).start_time;
    };
    const shown = ['lvMusic1', 'lvFerry1', 'lvMarkt1', 'lvBridg1', 'lvPress1', 'birdwalk', 'nightrun'];
    expect(shown.map(startOf).map(clockAt)).toEqual([17.5, 21.75, 5.5, 22, expect.any(Number), 6.5, 19.5]);
    expect([clockAt(startOf('lvPress1')) >= 9, clockAt(startOf('lvPress1')) <= 20]).toEqual([true, true]);
    expect(startOf('lvMusic1') - now).toBeGreaterThan(hour);
    expect(now - startOf('lvMarkt1')).toBeGreaterThan(hour / 2);
  });
});
