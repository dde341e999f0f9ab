import { createTestData } from '../testing';
import { ApiError } from './ApiError';
import { createPageData } from './createPageData';
import { firstPageIn, listName } from './ListPage';
import type { DataSource, Load } from './PageData';

const missing = () => Promise.reject(new ApiError({ kind: 'business', code: 1001, message: '内容不存在' }));
const down = () => Promise.reject(new ApiError({ kind: 'server', status: 500, message: 'down' }));
const another = async () => undefined;
const misshapen = async () => (undefined as unknown as { fields: object[] }).fields[0];

describe('an item', () => {
  test('that is there, that does not exist, and that could not be loaded (R71)', async () => {
    const data = createTestData();
    expect(await data.item('item a', async () => ({ id: 'a' }))).toEqual({ id: 'a' });
    expect(await data.item('item a', missing)).toBeUndefined();
    await expect(data.item('item a', down)).rejects.toMatchObject({ kind: 'server' });
    expect(data.lacking).toEqual([]);
  });

  test.each([
    ['something else', another],
    ['another shape', misshapen],
  ])('%s in its place is a failure, and says what was requested', async (_, load) => {
    const loading = createTestData().item('item a', load);
    await expect(loading).rejects.toMatchObject({
      kind: 'contract',
      message: expect.stringContaining('item a'),
    });
  });

  test('whose load began as that of an optional part is missing all the same', async () => {
    // The page of a circle and that of a post in it share one load; the first to ask says how it is loaded.
    const shared: Partial<DataSource> = { required: <Data>() => missing() as Promise<Data> };
    const data = createPageData(shared as DataSource);
    expect(await data.item('community circle/a', async () => ({ id: 'a' }))).toBeUndefined();
  });
});

describe('an optional part', () => {
  test('never rejects; what could not be loaded is lacking', async () => {
    const data = createTestData();
    expect(await data.optional('hot', async () => ({ items: [] }))).toEqual({ items: [] });
    for (const load of [down, another, misshapen] as Load<object | undefined>[])
      expect(await data.optional('hot', load)).toBeUndefined();
    expect(data.lacking).toEqual(['hot', 'hot', 'hot']);
  });

  test('that does not exist is null, and nothing is lacking', async () => {
    const data = createTestData();
    expect(await data.optional('related a', async () => null)).toBeNull();
    expect(data.lacking).toEqual([]);
  });
});

describe('what the islands get', () => {
  const page = { items: [{ id: 'a' }], total: 1 };

  test('lists as they are shown, values, and nothing that could not be loaded', async () => {
    const data = createTestData();
    const counted = await data.list(
      ['cards'],
      'hot',
      async () => page,
      ({ items }) => ({ items, total: 9 }),
    );
    await data.list(['gone'], 'hot', down);
    data.provide('name', '云浦');
    data.provide('nothing', undefined);
    data.provideList(['given'], page);
    data.provideList(['none'], undefined);
    expect(counted).toBe(page);
    expect(firstPageIn(data.fallback, ['cards'])).toEqual({ ...page, total: 9 });
    expect(Object.keys(data.fallback)).toEqual([listName(['cards']), 'name', listName(['given'])]);
  });

  test('stands in the order in which it was requested, whichever response comes first', async () => {
    const data = createTestData();
    let answerFirst = (_: typeof page) => undefined as void;
    const first = data.list(
      ['first'],
      'hot',
      () => new Promise<typeof page>((resolve) => (answerFirst = resolve)),
    );
    await data.list(['second'], 'hot', async () => page);
    answerFirst(page);
    await first;
    expect(Object.keys(data.fallback)).toEqual([listName(['first']), listName(['second'])]);
  });

  test('may have a name that every object has', () => {
    const data = createTestData();
    expect(data.fallback['toString']).toBeUndefined();
    data.provide('constructor', 1);
    data.provide('__proto__', 2);
    expect(JSON.stringify(data.fallback)).toBe('{"constructor":1,"__proto__":2}');
  });
});
