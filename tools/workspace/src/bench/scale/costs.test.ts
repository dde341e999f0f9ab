import { threeLoads, toCostTable } from './costs.mjs';

test('loads are a hundredth, a tenth and the whole, and at least one', () => {
  expect(threeLoads(4_000)).toEqual([40, 400, 4_000]);
  expect(threeLoads(50)).toEqual([1, 5, 50]);
});

test('costs at each load stand side by side, with their change', () => {
  const table = toCostTable({
    title: 'A page',
    loads: ['1', '10', '100'],
    costs: {
      site: { what: 'CPU of the site', unit: 'µs/page', values: [812.34, 400, 380] },
      bytes: { what: 'HTML', unit: 'B/page', values: [23_149, 23_149, 23_149] },
      redis: { what: 'CPU of Redis', unit: 'µs/page', values: [-3, Number.NaN, 4] },
    },
    notes: ['3 pages failed.'],
  });
  expect(table).toContain('| | 1 | 10 | 100 | last ÷ the one before |');
  expect(table).toContain('| CPU of the site, µs/page | 812 | 400 | 380 | × 0.95 |');
  expect(table).toContain('| HTML, B/page | 23,100 | 23,100 | 23,100 | × 1.00 |');
  expect(table).toContain('| CPU of Redis, µs/page | – | – | 4 | – |');
  expect(table).toContain('3 pages failed.');
});
