import { createArticleBodies } from '@share/content-cards/server';
import { ApiError } from '@share/api-client';
import { createCardsApi, posts } from '@share/content-cards/testing';
import { createSiteConfigSource } from '@share/shell';
import { createPageData } from '@share/page-data';
import { createCachedData, createCaches, type Budget } from '@share/cache';
import { cachedKinds } from '../compose/cachedKinds';
import { loadItem } from './loadItem.server';

const siteOrigin = 'https://m.example.com';
const minute = 60_000;
const down = () => Promise.reject(new ApiError({ kind: 'network', message: 'down' }));

const createPageBudget = (): Budget => {
  const degraded: string[] = [];
  const { signal } = new AbortController();
  const orLack = <T, U>(result: Promise<T>, fallback: U, name: string): Promise<T | U> =>
    result.catch(() => {
      degraded.push(name);
      return fallback;
    });
  return {
    degraded,
    lacks: (name) => void degraded.push(name),
    primary: (call) => call(signal),
    secondary: (call, fallback, name = '') => orLack(call(signal), fallback, name),
    wait: (work, name) => orLack(work(), undefined, name),
    nextRound: () => Promise.resolve(),
    end: () => undefined,
  };
};

/** A site before a platform that counts its calls. */
const setUp = () => {
  let time = 0;
  const calls: string[] = [];
  const sample = (post_id: string) => ({
    post_id,
    content_type: 'article',
    title: '题',
    content: '<p>正文</p>',
  });
  const { getHot72h, getEditorPicks, getRecommendations, getRelatedContent } = createCardsApi(posts(12));
  const answers: Record<string, (input: never) => Promise<unknown>> = {
    getHot72h,
    getEditorPicks,
    getRecommendations,
    getRelatedContent,
    getContentDetail: async ({ post_id }: { post_id: string }) => sample(post_id),
    getMediaAccount: async () => ({ name: '云浦观察', follower_count: 186_000, content_count: 412 }),
    getTopComments: async () => ({ comments: [], count: 0, total: 0 }),
    getAppInfo: async () => ({ app_info: '{"h5_config":{"site_name":"云浦新闻"}}' }),
  };
  const api = new Proxy(answers, {
    get: (target, name: string) => (input: never) => {
      calls.push(name);
      return target[name]?.(input);
    },
  });
  const siteConfig = createSiteConfigSource({ siteOrigin, defaultLogo: '/logo.svg', openAppHref: '/app' });
  const sourceFor = createCachedData({
    caches: createCaches({ onRefreshFailure: () => undefined, now: () => time }),
    kinds: cachedKinds,
    budgets: { primaryMs: 1500, secondaryMs: 800 },
  });
  const load = async (id: string, family = 'peony') => {
    const budget = createPageBudget();
    const data = createPageData(sourceFor(budget));
    const context = {
      now: time,
      address: { id, type: 'doc', family },
      data,
      bodies: createArticleBodies({ siteOrigin }),
      services: { api },
      settings: { siteOrigin },
    } as unknown as Parameters<typeof loadItem>[0];
    const [item, config] = await Promise.all([
      loadItem(context),
      siteConfig.load({ api: api as never, data }),
    ]);
    if (!item) throw new Error('missing');
    return { item, fallback: data.fallback, config, degraded: budget.degraded };
  };
  return { answers, calls, load, advance: (ms: number) => (time += ms) };
};

test('the first page costs seven calls, every other one three', async () => {
  const { calls, load } = setUp();
  await load('item-001');
  expect(new Set(calls).size).toBe(7);
  expect(calls).toHaveLength(7);
  calls.length = 0;
  await load('item-002');
  expect(calls.sort()).toEqual(['getContentDetail', 'getRelatedContent', 'getTopComments']);
});

test.each(['draft.v2', '%E8%8D%89', '..%3Bx', 'x'.repeat(65)])(
  'an id that may not become part of a call, such as %s, names nothing and is not requested',
  async (id) => {
    const { calls, load } = setUp();
    await expect(load(id)).rejects.toThrow('missing');
    expect(calls).not.toContain('getContentDetail');
  },
);

test('an account is requested once, however many of its items are opened', async () => {
  const { answers, calls, load } = setUp();
  answers['getContentDetail'] = async ({ post_id }: { post_id: string }) => ({
    ...{ post_id, content_type: 'article', title: '题', content: '<p>正文</p>' },
    mp: { user_id: 'm-1', name: '云浦观察' },
  });
  const { fallback } = await load('item-001');
  expect(fallback['account:m-1']).toMatchObject({ followerCount: 186_000 });
  expect(calls).toContain('getMediaAccount');
  calls.length = 0;
  await load('item-002');
  expect(calls.sort()).toEqual(['getContentDetail', 'getRelatedContent', 'getTopComments']);
});

test('a thousand pages of one item at once: one call of each kind', async () => {
  const { calls, load } = setUp();
  const pages = await Promise.all(Array.from({ length: 1000 }, () => load('item-001')));
  expect(calls).toHaveLength(7);
  expect(new Set(calls).size).toBe(7);
  expect(new Set(pages.map(({ item }) => JSON.stringify(item))).size).toBe(1);
});

test('the families have items of their own, and the same lists', async () => {
  const { calls, load } = setUp();
  await load('item-001');
  calls.length = 0;
  await load('item-001', 'mp');
  expect(calls.sort()).toEqual(['getContentDetail', 'getTopComments']);
});

test('in an outage the lists, the discussion and the name of the site are as they were', async () => {
  const { answers, load, advance } = setUp();
  const before = await load('item-001');
  for (const name of Object.keys(answers)) answers[name] = down;
  advance(5 * minute);
  const after = await load('item-001');
  expect(after.fallback).toEqual(before.fallback);
  expect(Object.keys(after.fallback)).toHaveLength(5);
  expect(after.config.site.name).toBe('云浦新闻');
  expect(after.degraded).toEqual(['item']);
});

test('views of no single item are the same objects on every page while they do not change', async () => {
  const { load, advance } = setUp();
  const before = await load('item-001');
  await new Promise((resolve) => setImmediate(resolve));
  advance(30_000);
  const after = await load('item-001');
  expect(after.item).toEqual(before.item);
  expect(after.config).toBe(before.config);
  expect(after.fallback).toEqual(before.fallback);
  const pageOf = ({ fallback }: typeof before, key: string) => [fallback[key]].flat()[0];
  const isSame = (key: string) => pageOf(after, key) === pageOf(before, key);
  const names = Object.keys(before.fallback).filter(isSame).join(' ');
  expect(names).toMatch(/^\S*"hot"\S* \S*"editor-picks"\S* \S*"recommendations"\S*$/);
});
