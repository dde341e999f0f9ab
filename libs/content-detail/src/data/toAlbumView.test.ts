import { albumStatus } from './toAlbumView';

test.each([
  // R37: total 0 first
  [{ status: 0, total: 0 }, '期', '更新中'],
  [{ status: 1, total: 0 }, '集', '更新中'],
  [{}, '集', '更新中'],
  [{ status: 0, total: 24 }, '期', '更新至24期'],
  [{ total: 8 }, '集', '更新至8集'],
  [{ status: 1, total: 12 }, '期', '已完结，共12期'],
  [{ status: 2, total: 30 }, '集', '已完结，共30集'],
] as const)('R37: %j in %s reads %s', (progress, unit, text) => {
  expect(albumStatus(progress, unit)).toBe(text);
});
