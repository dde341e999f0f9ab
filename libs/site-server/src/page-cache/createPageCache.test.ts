import { createFinishedPage } from './createFinishedPage';
import type { PageFacts } from './createFinishedPage';
import { createPageCache } from './createPageCache';
import { lifetimes } from './lifetimes';

const facts: PageFacts = {
  status: 200,
  headers: [],
  route: 'page',
  degraded: [],
  lifetime: lifetimes.content,
  failed: false,
};
const content = (body: string) => createFinishedPage(body, facts);
const failed = () =>
  createFinishedPage('sorry', { ...facts, status: 503, lifetime: undefined, failed: true });

function openCache(maxBytes = 1_000_000) {
  let time = 0;
  const cache = createPageCache({ maxBytes, now: () => time, patienceMs: 20 });
  const ask = async (load: () => Promise<ReturnType<typeof content>>, key = 'k') => {
    const { page, state } = await cache.answer(key, load);
    return `${state} ${page.raw}`;
  };
  return { cache, ask, pass: (ms: number) => (time += ms) };
}
const turn = () => new Promise((resolve) => setImmediate(resolve));
const minute = 60_000;

test('a thousand cold readers cause one render', async () => {
  const { ask } = openCache();
  const load = jest.fn(async () => content('a'));
  const answers = await Promise.all(Array.from({ length: 1000 }, () => ask(load)));
  expect(new Set(answers)).toEqual(new Set(['miss a']));
  expect(load).toHaveBeenCalledTimes(1);
});

test('a copy is fresh, then stale behind one refresh, then fresh again', async () => {
  const { ask, pass } = openCache();
  await ask(async () => content('a'));
  pass(20_000);
  expect(await ask(async () => content('b'))).toBe('hit a');
  pass(20_000);
  const load = jest.fn(async () => content('c'));
  const answers = await Promise.all(Array.from({ length: 1000 }, () => ask(load)));
  expect(new Set(answers)).toEqual(new Set(['stale a']));
  expect(load).toHaveBeenCalledTimes(1);
  await turn();
  expect(await ask(load)).toBe('hit c');
});

test.each([
  ['throws', () => Promise.reject(new Error('down'))],
  ['gives an error page', async () => failed()],
  ['does not answer', () => new Promise<never>(() => undefined)],
])('an old copy is sent for a day when the refresh %s', async (_case, load) => {
  const { ask, pass } = openCache();
  await ask(async () => content('a'));
  pass(23 * 60 * minute);
  expect(await ask(load)).toBe('stale-error a');
});

test('after a failed refresh the platform is left alone for five seconds', async () => {
  const { ask, pass } = openCache();
  await ask(async () => content('a'));
  pass(2 * minute);
  const load = jest.fn(() => Promise.reject(new Error('down')));
  for (let i = 0; i < 10; i += 1) {
    expect(await ask(load)).toBe('stale a');
    await turn();
  }
  expect(load).toHaveBeenCalledTimes(1);
  pass(5_001);
  await ask(load);
  expect(load).toHaveBeenCalledTimes(2);
});

test('a copy older than its last span is no copy', async () => {
  const { ask, pass } = openCache();
  await ask(async () => content('a'));
  pass(25 * 60 * minute);
  await expect(ask(() => Promise.reject(new Error('down')))).rejects.toThrow('down');
});

test('failures and pages without a lifetime are never kept', async () => {
  const { cache, ask } = openCache();
  await expect(ask(() => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(await ask(async () => failed())).toBe('miss sorry');
  expect(await ask(async () => createFinishedPage('preview', { ...facts, lifetime: undefined }))).toBe(
    'miss preview',
  );
  expect(cache.size()).toEqual({ entries: 0, bytes: 0 });
  expect(await ask(async () => content('a'))).toBe('miss a');
});

test('a missing document is asked for again after ten seconds and never outlives that', async () => {
  const { ask, pass } = openCache();
  const missing = createFinishedPage('no', { ...facts, status: 404, lifetime: lifetimes.missing });
  await ask(async () => missing);
  pass(8_000);
  expect(await ask(async () => content('a'))).toBe('hit no');
  pass(2_001);
  expect(await ask(async () => content('a'))).toBe('miss a');
});

test('a document that is withdrawn takes the place of its copy', async () => {
  const { ask, pass } = openCache();
  await ask(async () => content('a'));
  pass(minute);
  await ask(async () => createFinishedPage('no', { ...facts, status: 404, lifetime: lifetimes.missing }));
  await turn();
  expect(await ask(async () => content('a'))).toBe('hit no');
});

test('the store stays within its bytes whatever is asked for', async () => {
  const { cache, ask } = openCache(200_000);
  const body = 'x'.repeat(1_000);
  for (let i = 0; i < 2_000; i += 1) await ask(async () => content(body), `key${i}`);
  expect(cache.size().bytes).toBeLessThanOrEqual(200_000);
  expect(cache.size().entries).toBeGreaterThan(10);
  cache.clear();
  expect(cache.size()).toEqual({ entries: 0, bytes: 0 });
});
