import { createBudget } from '../budget/createBudget';
import { keptViewCodec } from './createKeptKind';
import { createKeptViews } from './createKeptViews';

const second = 1000;
const minute = 60 * second;
const day = 24 * 60 * minute;
const budgets = { primaryMs: 1500, secondaryMs: 800, deadlineMs: 2500 };
const lists = { freshMs: minute, staleMs: 10 * minute, errorMs: day };
const hot = { name: 'hot', key: '' };
const item = { name: 'item', key: 'peony/a' };

const setUp = (kinds = {}) => {
  let time = 0;
  const reportFailure = jest.fn();
  const kept = createKeptViews({
    kinds: {
      hot: { lifetime: lists, maxBytes: 100_000 },
      item: { lifetime: { freshMs: 20 * second, staleMs: 0, errorMs: day }, maxBytes: 100_000 },
      body: { lifetime: { freshMs: day, staleMs: 0, errorMs: 0 }, maxBytes: 100_000 },
      ...kinds,
    },
    budgets,
    reportFailure,
    now: () => time,
  });
  const openPage = (limits = {}) => {
    const budget = createBudget({ ...budgets, ...limits });
    return { ...kept.readsFor(budget), budget };
  };
  return { ...kept, openPage, reportFailure, advance: (ms: number) => (time += ms) };
};
const nextTick = () => new Promise((resolve) => setImmediate(resolve));
const down = () => Promise.reject(new Error('down'));
/** A load that ends when the test says so. */
const createSlowLoad = () => {
  let end = (_: object) => undefined as void;
  const load = jest.fn(() => new Promise<object>((resolve) => (end = resolve)));
  return { load, end: (view: object) => end(view) };
};

test('pages share a view: one load, however many wait', async () => {
  const { openPage } = setUp();
  const load = jest.fn(async () => ({ items: [1] }));
  const views = await Promise.all(Array.from({ length: 1000 }, () => openPage().secondary(hot, load)));
  expect(new Set(views).size).toBe(1);
  expect(await openPage().primary(hot, load)).toBe(views[0]);
  expect(load).toHaveBeenCalledTimes(1);
});

test('a view has its key: another item is another load', async () => {
  const { openPage } = setUp();
  const of = (id: string) => openPage().primary({ name: 'item', key: id }, async () => ({ id }));
  expect(await Promise.all([of('a'), of('b'), of('a')])).toEqual([{ id: 'a' }, { id: 'b' }, { id: 'a' }]);
});

test('an equal view stays the same object after a refresh; a new one replaces it', async () => {
  const { openPage, advance } = setUp();
  const read = (id: number) => openPage().primary(item, async () => ({ id }));
  const first = await read(1);
  advance(30 * second);
  const load = jest.fn(async () => ({ id: 1 }));
  expect(await openPage().primary(item, load)).toBe(first);
  expect(load).toHaveBeenCalledTimes(1);
  advance(30 * second);
  expect(await read(2)).toEqual({ id: 2 });
});

test('a view that is kept as text is equal for every page, and no later page can change it for others', async () => {
  const { openPage } = setUp({ related: { lifetime: lists, maxBytes: 100_000, asText: true } });
  const related = { name: 'related', key: 'peony/a' };
  const load = jest.fn(async () => ({ items: [{ title: '标题' }] }));
  const read = () => openPage().secondary(related, load);
  const [first, second] = await Promise.all([read(), read()]);
  expect(second).toBe(first);
  await nextTick();
  const later = await read();
  expect(later).toEqual(first);
  later?.items.pop();
  expect(await read()).toEqual({ items: [{ title: '标题' }] });
  expect(load).toHaveBeenCalledTimes(1);
});

test('a page that gives up waiting leaves the load running, and the next page has its view', async () => {
  const { openPage } = setUp();
  const { load, end } = createSlowLoad();
  const page = openPage({ secondaryMs: 5 });
  expect(await page.secondary(hot, load)).toBeUndefined();
  expect(page.budget.degraded).toEqual(['hot']);
  page.budget.end();
  end({ items: [1] });
  await nextTick();
  expect(await openPage().secondary(hot, load)).toEqual({ items: [1] });
  expect(load).toHaveBeenCalledTimes(1);
});

test('a load has a deadline of its own, and is cancelled then', async () => {
  let signal: AbortSignal | undefined;
  const kept = createKeptViews({
    kinds: { hot: { lifetime: lists, maxBytes: 1000 } },
    budgets: { primaryMs: 5, secondaryMs: 5 },
    reportFailure: () => undefined,
  });
  const reads = kept.readsFor(createBudget(budgets));
  const view = reads.secondary(hot, (given) => {
    signal = given;
    return new Promise<never>(() => undefined);
  });
  expect(await view).toBeUndefined();
  expect(signal?.aborted).toBe(true);
});

test('a list that fails is shown as it was, for a day', async () => {
  const { openPage, advance } = setUp();
  await openPage().secondary(hot, async () => ({ items: [1] }));
  for (const wait of [2 * minute, 20 * minute, 23 * 60 * minute]) {
    advance(wait);
    const page = openPage();
    expect(await page.secondary(hot, down)).toEqual({ items: [1] });
    expect(page.budget.degraded).toEqual([]);
    await nextTick();
  }
  advance(day);
  const page = openPage();
  expect(await page.secondary(hot, down)).toBeUndefined();
  expect(page.budget.degraded).toEqual(['hot']);
});

test('a refresh that fails behind a page is counted by its name', async () => {
  const { openPage, advance, reportFailure } = setUp();
  await openPage().secondary(hot, async () => ({ items: [1] }));
  advance(2 * minute);
  await openPage().secondary(hot, down);
  await nextTick();
  expect(reportFailure).toHaveBeenCalledTimes(1);
  expect(reportFailure).toHaveBeenCalledWith(expect.objectContaining({ of: 'view hot', name: 'error' }));
});

test('a page made of an old item says so: an older complete page is better', async () => {
  const { openPage, advance } = setUp();
  await openPage().primary(item, async () => ({ id: 1 }));
  advance(minute);
  const page = openPage();
  expect(await page.primary(item, down)).toEqual({ id: 1 });
  expect(page.budget.degraded).toEqual(['item']);
});

test('a page that is made without its main view says so itself', () => {
  const page = setUp().openPage();
  page.lacks('report');
  expect(page.budget.degraded).toEqual(['report']);
});

test('without a view, the primary fails as its load did', async () => {
  const { openPage } = setUp();
  await expect(openPage().primary(item, down)).rejects.toThrow('down');
});

test('an item that is gone is gone at once, and not kept', async () => {
  const { openPage, advance, size } = setUp();
  await openPage().primary(item, async () => ({ id: 1 }));
  advance(minute);
  expect(await openPage().primary<object | null>(item, async () => null)).toBeNull();
  expect(size().entries).toBe(0);
  await expect(openPage().primary(item, down)).rejects.toThrow('down');
});

test('an item without one of its parts never replaces a whole one, and is asked for again soon', async () => {
  const { openPage, advance } = setUp();
  const load =
    (part: () => Promise<number>) =>
    (_: AbortSignal, budget: Pick<ReturnType<typeof createBudget>, 'secondary'>) =>
      budget.secondary<number | undefined>(part, undefined, 'tracks').then((tracks) => ({ tracks }));
  const first = openPage();
  expect(await first.primary(item, load(down))).toEqual({ tracks: undefined });
  expect(first.budget.degraded).toEqual(['tracks']);
  advance(6 * second);
  const later = openPage();
  expect(
    await later.primary(
      item,
      load(async () => 1),
    ),
  ).toEqual({ tracks: 1 });
  expect(later.budget.degraded).toEqual([]);
  advance(minute);
  expect(await openPage().primary(item, load(down))).toEqual({ tracks: 1 });
});

test('what is made of a text is made once for each text', async () => {
  const { openPage } = setUp();
  const make = jest.fn(async () => 'clean');
  const { derived } = openPage();
  expect([await derived('body', 'a', make), await derived('body', 'a', make)]).toEqual(['clean', 'clean']);
  expect(make).toHaveBeenCalledTimes(1);
  await derived('body', 'b', make);
  expect(make).toHaveBeenCalledTimes(2);
});

test('a view without a kind is made for each page', async () => {
  const { openPage } = setUp();
  const load = jest.fn(async () => ({}));
  await openPage().primary({ name: 'other', key: '' }, load);
  await openPage().secondary({ name: 'other', key: '' }, load);
  await openPage().derived('other', 'a', async () => 'b');
  expect(load).toHaveBeenCalledTimes(2);
});

test('memory is bounded, and given back on demand', async () => {
  const { openPage, size, trim } = setUp();
  for (let id = 0; id < 500; id += 1)
    await openPage().primary({ name: 'item', key: String(id) }, async () => ({ text: 'x'.repeat(1000) }));
  const { entries, bytes } = size();
  expect(bytes).toBeLessThanOrEqual(100_000);
  expect(entries).toBeGreaterThan(5);
  trim(0.5);
  expect(size().entries).toBeLessThanOrEqual(Math.ceil(entries / 2));
});

test('what comes from outside is a view or nothing', () => {
  const read = (value: unknown) => keptViewCodec.decode(Buffer.from(JSON.stringify(value)), lists);
  const good = { content: { items: [] }, version: 'a', bytes: 8, lacks: [] };
  expect(read(good)).toEqual(good);
  expect(read({ ...good, content: ['一个词'] })).toMatchObject({ content: ['一个词'] });
  const bad = [null, [], {}, { ...good, content: null }, { ...good, bytes: 'x' }, { ...good, lacks: 'x' }];
  for (const value of [...bad, { ...good, content: '{}' }]) expect(() => read(value)).toThrow();
});

test('a view that another instance made is the same object here while it is equal', async () => {
  const shared = { get: jest.fn(), set: jest.fn(), delete: jest.fn(), lock: async () => true };
  let time = 0;
  const kept = createKeptViews({
    kinds: { hot: { lifetime: lists, maxBytes: 100_000 } },
    budgets,
    store: { level: () => shared as never },
    reportFailure: () => undefined,
    now: () => time,
  });
  const read = () => kept.readsFor(createBudget(budgets)).secondary(hot, async () => ({ items: [1] }));
  shared.get.mockResolvedValueOnce(undefined);
  const first = await read();
  const [, entry] = shared.set.mock.calls[0] as [string, { value: object }];
  time = 20 * minute;
  shared.get.mockResolvedValue({ ...structuredClone(entry), madeAt: Date.now() + 1 });
  expect(await read()).toBe(first);
  expect(shared.get).toHaveBeenCalledTimes(2);
});

test('a view that is kept as text travels as an object, and is kept as text here too', async () => {
  const shared = { get: jest.fn(), set: jest.fn(), delete: jest.fn(), lock: async () => true };
  const open = () => {
    const kinds = { related: { lifetime: lists, maxBytes: 100_000, asText: true } };
    const kept = createKeptViews({
      kinds,
      budgets,
      store: { level: () => shared as never },
      reportFailure: jest.fn(),
    });
    const load = async () => ({ items: [1] });
    return () => kept.readsFor(createBudget(budgets)).secondary({ name: 'related', key: 'a' }, load);
  };
  shared.get.mockResolvedValueOnce(undefined);
  shared.set.mockImplementationOnce((_key, entry) => shared.get.mockResolvedValue(structuredClone(entry)));
  await open()();
  const read = open();
  const first = await read();
  expect(first).toEqual({ items: [1] });
  await nextTick();
  const later = await read();
  expect(later).toEqual(first);
  expect(later).not.toBe(first);
  expect(shared.set).toHaveBeenCalledTimes(1);
});
