/** @jest-environment node */
import { createTestData } from '@share/page-data/testing';
import { ApiError } from '@share/api-client';
import { loadMain } from './loadMain';

const failing = (fields: Partial<ConstructorParameters<typeof ApiError>[0]>) => () =>
  Promise.reject(new ApiError({ kind: 'business', message: 'no', ...fields }));

test.each([
  ['1001', failing({ code: 1001 })],
  ['410', failing({ kind: 'server', status: 410 })],
])('R71: %s says that there is none', async (_, load) => {
  const data = createTestData();
  expect(await loadMain(data, 'report/a', load)).toBeUndefined();
  expect(data.lacking).toEqual([]);
});

test('what was read', async () => {
  expect(await loadMain(createTestData(), 'report/a', async () => ({ id: 'a' }))).toEqual({
    view: { id: 'a' },
  });
});

test('after a refusal the page lacks it, and says why', async () => {
  const data = createTestData();
  const load = failing({ code: 7002, status: 403, message: '这条报料正在审核\u202e' });
  expect(await loadMain(data, 'report/a', load)).toEqual({ refusal: '这条报料正在审核' });
  expect(data.lacking).toEqual(['clue-report']);
});

test.each([
  ['500', failing({ kind: 'server', status: 500 })],
  ['no network', failing({ kind: 'network' })],
  ['anything else', () => Promise.reject(new TypeError('broken'))],
])('after %s the page lacks it', async (_, load) => {
  const data = createTestData();
  expect(await loadMain(data, 'report/a', load)).toEqual({});
  expect(data.lacking).toEqual(['clue-report']);
});
