import { createCaches } from '../createCaches';
import type { RedisStore } from '../redis/createRedisStore';
import type { SharedLevel } from '../SharedLevel';
import { createBudget } from './createBudget';
import { createCachedData } from './createCachedData';
import { cachedDataCodec } from './createCachedKind';

const second = 1000;
const minute = 60 * second;
const day = 24 * 60 * minute;
const budgets = { primaryMs: 1500, secondaryMs: 800, deadlineMs: 2500 };
const lists = { freshMs: minute, staleMs: 10 * minute, errorMs: day };
const hot = 'hot';
const item = 'item peony/a';

const setUp = (kinds = {}) => {
  let time = 0;
  const onRefreshFailure = jest.fn();
  const caches = createCaches({ onRefreshFailure, now: () => time });
  const sourceFor = createCachedData({
    caches,
    kinds: {
      hot: { lifetime: lists, maxBytes: 100_000 },
      item: { lifetime: { freshMs: 20 * second, staleMs: 0, errorMs: day }, maxBytes: 100_000 },
      body: { lifetime: { freshMs: day, staleMs: 0, errorMs: 0 }, maxBytes: 100_000 },
      ...kinds,
    },
    budgets,
  });
  const openPage = (limits = {}) => {
    const budget = createBudget({ ...budgets, ...limits });
    return { ...sourceFor(budget), budget };
  };
  return { ...caches, openPage, onRefreshFailure, advance: (ms: number) => (time += ms) };
};
const nextTick = () => new Promise((resolve) => setImmediate(resolve));
const down = () => Promise.reject(new Error('down'));
/** A load that ends when the test says so. */
const createSlowLoad = () => {
  let end = (_: object) => undefined as void;
  const load = jest.fn(() => new Promise<object>((resolve) => (end = resolve)));
  return { load, end: (data: object) => end(data) };
};

test('pages share an answer: one load, however many wait', async () => {
  const { openPage } = setUp();
  const load = jest.fn(async () => ({ items: [1] }));
  const answers = await Promise.all(Array.from({ length: 1000 }, () => openPage().optional(hot, load)));
  expect(new Set(answers).size).toBe(1);
  expect(await openPage().required(hot, load)).toBe(answers[0]);
  expect(load).toHaveBeenCalledTimes(1);
});

test('data have their key: another item is another load', async () => {
  const { openPage } = setUp();
  const of = (id: string) => openPage().required(`item ${id}`, async () => ({ id }));
  expect(await Promise.all([of('a'), of('b'), of('a')])).toEqual([{ id: 'a' }, { id: 'b' }, { id: 'a' }]);
});

test('equal data stay the same object after a refresh; new ones replace them', async () => {
  const { openPage, advance } = setUp();
  const read = (id: number) => openPage().required(item, async () => ({ id }));
  const first = await read(1);
  advance(30 * second);
  const load = jest.fn(async () => ({ id: 1 }));
  expect(await openPage().required(item, load)).toBe(first);
  expect(load).toHaveBeenCalledTimes(1);
  advance(30 * second);
  expect(await read(2)).toEqual({ id: 2 });
});

test('data that are cached as text are equal for every page, and no later page can change them for others', async () => {
  const { openPage } = setUp({ related: { lifetime: lists, maxBytes: 100_000, asText: true } });
  const related = 'related peony/a';
  const load = jest.fn(async () => ({ items: [{ title: '标题' }] }));
  const read = () => openPage().optional(related, load);
  const [first, second] = await Promise.all([read(), read()]);
  expect(second).toBe(first);
  await nextTick();
  const later = await read();
  expect(later).toEqual(first);
  later?.items.pop();
  expect(await read()).toEqual({ items: [{ title: '标题' }] });
  expect(load).toHaveBeenCalledTimes(1);
});

test('a page that gives up waiting leaves the load running, and the next page has its data', async () => {
  const { openPage } = setUp();
  const { load, end } = createSlowLoad();
  const page = openPage({ secondaryMs: 5 });
  expect(await page.optional(hot, load)).toBeUndefined();
  expect(page.budget.degraded).toEqual(['hot']);
  page.budget.end();
  end({ items: [1] });
  await nextTick();
  expect(await openPage().optional(hot, load)).toEqual({ items: [1] });
  expect(load).toHaveBeenCalledTimes(1);
});

test('a load has a deadline of its own, and is cancelled then', async () => {
  let signal: AbortSignal | undefined;
  const sourceFor = createCachedData({
    caches: createCaches({ onRefreshFailure: () => undefined }),
    kinds: { hot: { lifetime: lists, maxBytes: 1000 } },
    budgets: { primaryMs: 5, secondaryMs: 5 },
  });
  const answer = sourceFor(createBudget(budgets)).optional(hot, (given) => {
    signal = given;
    return new Promise<never>(() => undefined);
  });
  expect(await answer).toBeUndefined();
  expect(signal?.aborted).toBe(true);
});

test('a list that fails is shown as it was, for a day', async () => {
  const { openPage, advance } = setUp();
  await openPage().optional(hot, async () => ({ items: [1] }));
  for (const wait of [2 * minute, 20 * minute, 23 * 60 * minute]) {
    advance(wait);
    const page = openPage();
    expect(await page.optional(hot, down)).toEqual({ items: [1] });
    expect(page.budget.degraded).toEqual([]);
    await nextTick();
  }
  advance(day);
  const page = openPage();
  expect(await page.optional(hot, down)).toBeUndefined();
  expect(page.budget.degraded).toEqual(['hot']);
});

test('a refresh that fails behind a page is reported with its name', async () => {
  const { openPage, advance, onRefreshFailure } = setUp();
  await openPage().optional(hot, async () => ({ items: [1] }));
  advance(2 * minute);
  await openPage().optional(hot, down);
  await nextTick();
  expect(onRefreshFailure.mock.calls).toEqual([['hot', expect.objectContaining({ message: 'down' })]]);
});

test('a page made of an old item says so: an older complete page is better', async () => {
  const { openPage, advance } = setUp();
  await openPage().required(item, async () => ({ id: 1 }));
  advance(minute);
  const page = openPage();
  expect(await page.required(item, down)).toEqual({ id: 1 });
  expect(page.budget.degraded).toEqual(['item']);
});

test('a page that is made without its main data says so itself', () => {
  const page = setUp().openPage();
  page.lacks('report');
  expect(page.budget.degraded).toEqual(['report']);
});

test('without data, the primary fails as its load did', async () => {
  const { openPage } = setUp();
  await expect(openPage().required(item, down)).rejects.toThrow('down');
});

test('an item that is gone is gone at once, and not cached', async () => {
  const { openPage, advance, size } = setUp();
  await openPage().required(item, async () => ({ id: 1 }));
  advance(minute);
  expect(await openPage().required<object | null>(item, async () => null)).toBeNull();
  expect(size().entries).toBe(0);
  await expect(openPage().required(item, down)).rejects.toThrow('down');
});

test('an item without one of its parts never replaces a whole one, and is requested again soon', async () => {
  const { openPage, advance } = setUp();
  const load =
    (part: () => Promise<number>) =>
    (_: AbortSignal, budget: Pick<ReturnType<typeof createBudget>, 'secondary'>) =>
      budget.secondary<number | undefined>(part, undefined, 'tracks').then((tracks) => ({ tracks }));
  const first = openPage();
  expect(await first.required(item, load(down))).toEqual({ tracks: undefined });
  expect(first.budget.degraded).toEqual(['tracks']);
  advance(6 * second);
  const later = openPage();
  expect(
    await later.required(
      item,
      load(async () => 1),
    ),
  ).toEqual({ tracks: 1 });
  expect(later.budget.degraded).toEqual([]);
  advance(minute);
  expect(await openPage().required(item, load(down))).toEqual({ tracks: 1 });
});

test('what is made of a text is made once for each text', async () => {
  const { openPage } = setUp();
  const make = jest.fn(async () => 'clean');
  const { fromText } = openPage();
  expect([await fromText('body', 'a', make), await fromText('body', 'a', make)]).toEqual(['clean', 'clean']);
  expect(make).toHaveBeenCalledTimes(1);
  await fromText('body', 'b', make);
  expect(make).toHaveBeenCalledTimes(2);
});

test('data without a kind are loaded for each page', async () => {
  const { openPage } = setUp();
  const load = jest.fn(async () => ({}));
  await openPage().required('other', load);
  await openPage().optional('other', load);
  await openPage().fromText('other', 'a', async () => 'b');
  expect(load).toHaveBeenCalledTimes(2);
});

test('memory is bounded, and given back on demand', async () => {
  const { openPage, size, trim } = setUp();
  for (let id = 0; id < 500; id += 1)
    await openPage().required(`item ${id}`, async () => ({ text: 'x'.repeat(1000) }));
  const { entries, bytes } = size();
  expect(bytes).toBeLessThanOrEqual(100_000);
  expect(entries).toBeGreaterThan(5);
  trim(0.5);
  expect(size().entries).toBeLessThanOrEqual(Math.ceil(entries / 2));
});

test('bytes from outside are data of this shape or nothing', () => {
  const read = (value: unknown) => cachedDataCodec.decode(Buffer.from(JSON.stringify(value)), lists);
  const good = { content: { items: [] }, version: 'a', bytes: 8, lacks: [] };
  expect(read(good)).toEqual(good);
  expect(read({ ...good, content: ['一个词'] })).toMatchObject({ content: ['一个词'] });
  const bad = [null, [], {}, { ...good, content: null }, { ...good, bytes: 'x' }, { ...good, lacks: 'x' }];
  for (const value of [...bad, { ...good, content: '{}' }]) expect(() => read(value)).toThrow();
});

/** What two instances share, as objects. */
const createSharedLevel = () => {
  const level = { get: jest.fn(), set: jest.fn(), delete: jest.fn(), lock: async () => true };
  const store: RedisStore = {
    level: <Value>() => level as SharedLevel<Value>,
    ask: async (_name, fallback) => fallback,
    purge: async () => true,
    close: () => undefined,
  };
  return { level, store };
};

test('data that another instance has loaded are the same object here while they are equal', async () => {
  const { level, store } = createSharedLevel();
  let time = 0;
  const sourceFor = createCachedData({
    caches: createCaches({ store, onRefreshFailure: () => undefined, now: () => time }),
    kinds: { hot: { lifetime: lists, maxBytes: 100_000 } },
    budgets,
  });
  const read = () => sourceFor(createBudget(budgets)).optional(hot, async () => ({ items: [1] }));
  level.get.mockResolvedValueOnce(undefined);
  const first = await read();
  const [, entry] = level.set.mock.calls[0] as [string, { value: object }];
  time = 20 * minute;
  level.get.mockResolvedValue({ ...structuredClone(entry), madeAt: Date.now() + 2_000 });
  expect(await read()).toBe(first);
  expect(level.get).toHaveBeenCalledTimes(2);
});

test('data that are cached as text travel as an object, and are cached as text here too', async () => {
  let bytes: Buffer | undefined;
  const open = () => {
    const { level, store } = createSharedLevel();
    const codecOf: RedisStore['level'] = (_name, codec) => ({
      ...level,
      get: async () =>
        bytes && { value: await codec.decode(bytes, lists), madeAt: Date.now(), lifetime: lists },
      set: (_key, { value }) => void (bytes = codec.encode(value) as Buffer),
    });
    const sourceFor = createCachedData({
      caches: createCaches({ store: { ...store, level: codecOf }, onRefreshFailure: () => undefined }),
      kinds: { related: { lifetime: lists, maxBytes: 100_000, asText: true } },
      budgets,
    });
    const load = jest.fn(async () => ({ items: [1] }));
    return { load, read: () => sourceFor(createBudget(budgets)).optional('related a', load) };
  };
  await open().read();
  expect(JSON.parse(String(bytes))).toMatchObject({ content: { items: [1] } });
  const { load, read } = open();
  const first = await read();
  expect(first).toEqual({ items: [1] });
  await nextTick();
  const later = await read();
  expect(later).toEqual(first);
  expect(later).not.toBe(first);
  expect(load).not.toHaveBeenCalled();
});
