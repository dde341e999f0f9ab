/** @jest-environment node */
import { ApiError } from '@share/api-client';
import { createReads } from '@share/content-cards/testing';
import { readMain } from './readMain';

const failing = (fields: Partial<ConstructorParameters<typeof ApiError>[0]>) => () =>
  Promise.reject(new ApiError({ kind: 'business', message: 'no', ...fields }));

test.each([
  ['1001', failing({ code: 1001 })],
  ['410', failing({ kind: 'server', status: 410 })],
])('R71: %s says that there is none', async (_, load) => {
  const reads = createReads();
  expect(await readMain(reads, 'report/a', load)).toBeNull();
  expect(reads.lacking).toEqual([]);
});

test('what was read', async () => {
  expect(await readMain(createReads(), 'report/a', async () => ({ id: 'a' }))).toEqual({ view: { id: 'a' } });
});

test('after a refusal the page lacks it, and says why', async () => {
  const reads = createReads();
  const load = failing({ code: 7002, status: 403, message: '这条报料正在审核\u202e' });
  expect(await readMain(reads, 'report/a', load)).toEqual({ refusal: '这条报料正在审核' });
  expect(reads.lacking).toEqual(['clue-report']);
});

test.each([
  ['500', failing({ kind: 'server', status: 500 })],
  ['no network', failing({ kind: 'network' })],
  ['anything else', () => Promise.reject(new TypeError('broken'))],
])('after %s the page lacks it', async (_, load) => {
  const reads = createReads();
  expect(await readMain(reads, 'report/a', load)).toEqual({});
  expect(reads.lacking).toEqual(['clue-report']);
});
