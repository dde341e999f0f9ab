import { defaultTargets, readTargets, toNeeds, toNeedsTable } from './toNeeds.mjs';

/** A part whose costs at the greatest load are these. */
const part = (costs: Record<string, number | number[]>, loads = ['1', '10', '100']) => ({
  title: '',
  loads,
  costs: Object.fromEntries(
    Object.entries(costs).map(([key, value]) => [
      key,
      { what: key, unit: '', values: Array.isArray(value) ? value : [9_999, 9_999, value] },
    ]),
  ),
  notes: [],
});

const visitors = part({
  ...{ restPlatform: 10, restSite: 20, restBytes: 5, kbPlatform: 10, kbSite: 20 },
  ...{ linePlatform: 5, lineSite: 10, lineBytes: 400 },
});

test('visitors need cores by their lines, and processes also by what one admits', () => {
  const [platform, site] = toNeeds({ visitors }, defaultTargets);
  // 100,000 × (10 + 8 × 5) µs; ⌈5 ÷ 0.6⌉ = 9 processes, and ten of 10,000 connections.
  expect(platform).toMatchObject({ cores: 5, processes: 10, mbits: 2_564 });
  expect(platform?.memoryMb).toBeCloseTo(10 * 200 + (100_000 * 10) / 1_024);
  expect(site).toMatchObject({ cores: 10, processes: 17 });
});

test('a message costs more with each further instance of the room', () => {
  const messages = part({
    ...{ platform: 5_000, site: 1_000, database: 4_000, redis: 100, wal: 5_000 },
    reached: [1, 10, 60],
  });
  const instances = part({ platforms: [5_000, 7_000], database: [4_000, 4_000], redis: [100, 140] }, [
    '1',
    '3',
  ]);
  const needs = toNeeds({ visitors, messages, instances }, { ...defaultTargets, messages: 100 }).slice(2);
  expect(needs[0]?.cores).toBeCloseTo(0.5 + (9 * 1_000 * 100) / 1e6);
  expect(needs[0]?.besides).toBe('one room reached 60 a second');
  expect(needs[2]?.cores).toBeCloseTo(0.4);
  expect(needs[3]?.cores).toBeCloseTo(0.01 + (9 * 20 * 100) / 1e6);
});

test('events, pages and items need what one costs, as often as there are', () => {
  const statistics = part({ receiver: 50, database: 20, wal: 600, stored: 640, request: 300 });
  const pages = part({ cached: 200, anew: 5_000, calls: 3, bytes: 20_000 });
  const items = part({ items: 2_000, search: 1_500, lists: 500, indexes: 1_000 });
  const [receivers, database, cached, anew, stored] = toNeeds({ statistics, pages, items }, defaultTargets);
  expect(receivers).toMatchObject({ cores: 2.5, processes: 5, mbits: 120 });
  expect(database).toMatchObject({ cores: 1, besides: 'disk 62 MB/s, 2.76 TB a day' });
  expect(cached).toMatchObject({ cores: 2, processes: 4, memoryMb: 1_640, mbits: 1_600 });
  expect(anew).toMatchObject({ cores: 0.5, processes: 1, besides: '300 calls of the platform a second' });
  expect(stored).toMatchObject({ memoryMb: 10_000, besides: 'disk 40 GB, of which indexes 10 GB' });
});

test('the table leaves free what does not apply', () => {
  expect(toNeedsTable([{ what: 'Redis', cores: 0.25 }])).toContain('| Redis | 0.25 |  |  |  |  |');
});

test('other targets replace those by default, and mistakes are refused', () => {
  expect(readTargets('visitors=50000,events=2000')).toEqual({
    ...defaultTargets,
    visitors: 50_000,
    events: 2_000,
  });
  expect(readTargets('')).toEqual(defaultTargets);
  expect(() => readTargets('visitor=5')).toThrow('visitor=5');
  expect(() => readTargets('items=many')).toThrow('items=many');
});
