import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, describeWithPostgres } from '../../testing/createTestDatabase';
import { createMemoryStore } from './createMemoryStore';
import { openEmbeddedStore, openPostgresStore } from './openStore.server';
import { type Store, StoreError } from './Store';

interface Subject {
  store: Store;
  dispose(): Promise<void>;
}

type Open = () => Promise<Subject>;

const openMemory: Open = async () => ({ store: createMemoryStore(), dispose: async () => undefined });

const openEmbedded: Open = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'store-'));
  return { store: await openEmbeddedStore(folder), dispose: () => rm(folder, { recursive: true }) };
};

const openPostgres: Open = async () => {
  const { url, drop } = await createTestDatabase();
  return { store: await openPostgresStore(url, { connectMs: 20_000 }), dispose: drop };
};

/** Declares the tests that every implementation of a store passes. */
const defineStoreTests = (open: Open): void => {
  let subject: Subject | undefined;
  let kind: string;

  beforeAll(async () => {
    subject = await open();
  }, 60_000);
  afterAll(async () => {
    await subject?.store.close();
    await subject?.dispose();
  });
  beforeEach(() => {
    kind = `kind-${randomUUID()}`;
  });

  const check = (title: string, run: (store: Store) => Promise<void>) =>
    test(title, async () => {
      if (!subject) throw new Error('The store did not open.');
      await run(subject.store);
    });

  check('reads back what was put and knows nothing else', async (store) => {
    await store.put(kind, 'a', { text: '云浦 "引号" \\ 👍', inner: { list: [1, null, true] } });
    expect(await store.get(kind, 'a')).toEqual({
      text: '云浦 "引号" \\ 👍',
      inner: { list: [1, null, true] },
    });
    expect(await store.get(kind, 'b')).toBeUndefined();
    expect(await store.get(`${kind}-other`, 'a')).toBeUndefined();
  });

  check('what is read or written is a copy', async (store) => {
    const body = { tags: ['one'] };
    await store.put(kind, 'a', body);
    body.tags.push('later');
    (await store.get<typeof body>(kind, 'a'))?.tags.push('elsewhere');
    expect(await store.get(kind, 'a')).toEqual({ tags: ['one'] });
  });

  check('drops undefined fields as JSON does', async (store) => {
    await store.put(kind, 'a', { kept: 1, dropped: undefined });
    expect(Object.keys((await store.get(kind, 'a')) ?? {})).toEqual(['kept']);
  });

  check('insert refuses a taken id', async (store) => {
    expect(await store.insert(kind, 'a', { by: 1 })).toBe(true);
    expect(await store.insert(kind, 'a', { by: 2 })).toBe(false);
    expect(await store.get(kind, 'a')).toEqual({ by: 1 });
  });

  check('of many inserts of one id exactly one wins', async (store) => {
    const results = await Promise.all(Array.from({ length: 20 }, (_, by) => store.insert(kind, 'a', { by })));
    expect(results.filter(Boolean)).toHaveLength(1);
  });

  check('reads several at once, in the order asked for, without those that are missing', async (store) => {
    for (const id of ['a', 'b', 'c']) await store.put(kind, id, { id });
    await store.put(`${kind}-other`, 'd', { id: 'd' });
    expect(await store.getAll(kind, ['c', 'd', 'a', 'x'])).toEqual([{ id: 'c' }, { id: 'a' }]);
    expect(await store.getAll(kind, [])).toEqual([]);
    const [first] = await store.getAll<{ id: string }>(kind, ['a']);
    first!.id = 'changed';
    expect(await store.get(kind, 'a')).toEqual({ id: 'a' });
  });

  check('remove says whether there was one', async (store) => {
    await store.put(kind, 'a', {});
    expect(await store.remove(kind, 'a')).toBe(true);
    expect(await store.remove(kind, 'a')).toBe(false);
    expect(await store.get(kind, 'a')).toBeUndefined();
  });

  check('lists newest first, or oldest first, page by page; writing again keeps the place', async (store) => {
    for (const id of ['a', 'b', 'c', 'd']) await store.put(kind, id, { id });
    await store.put(kind, 'b', { id: 'b', changed: true });
    const ids = async (options: object) =>
      (await store.list<{ id: string }>(kind, options)).map((body) => body.id).join('');
    expect(await ids({})).toBe('dcba');
    expect(await ids({ order: 'oldest' })).toBe('abcd');
    expect(await ids({ limit: 2 })).toBe('dc');
    expect(await ids({ limit: 2, offset: 2 })).toBe('ba');
    expect(await ids({ offset: 9 })).toBe('');
  });

  check('filters and counts by text, number and truth', async (store) => {
    await store.put(kind, 'a', { post: 'x', level: 1, mine: true });
    await store.put(kind, 'b', { post: 'x', level: 2 });
    await store.put(kind, 'c', { post: 'y', level: 1 });
    expect(await store.count(kind)).toBe(3);
    expect(await store.count(kind, { post: 'x' })).toBe(2);
    expect(await store.count(kind, { post: 'x', level: 1 })).toBe(1);
    expect(await store.count(kind, { mine: true })).toBe(1);
    expect(await store.count(kind, { missing: 'x' })).toBe(0);
    expect(await store.list(kind, { where: { post: 'y' } })).toEqual([{ post: 'y', level: 1 }]);
  });

  check('sorts by a number, largest first, without one last', async (store) => {
    for (const [id, stars] of [
      ['a', 9],
      ['b', 100],
      ['c', undefined],
      ['d', 9],
      ['e', 0],
    ] as const) {
      await store.put(kind, id, { id, stars });
    }
    const sorted = await store.list<{ id: string }>(kind, { sortBy: 'stars' });
    expect(sorted.map((body) => body.id).join('')).toBe('bdaec');
  });

  check('removes what is below a limit, of one kind, and nothing without the field', async (store) => {
    for (const [id, at] of [
      ['a', 1_763_700_000_000],
      ['b', 1_763_700_000_001],
      ['c', undefined],
      ['d', 5],
    ] as const) {
      await store.put(kind, id, { id, at });
      await store.put(`${kind}-other`, id, { id, at });
    }
    expect(await store.removeBelow(kind, 'at', 1_763_700_000_001)).toBe(2);
    expect((await store.list<{ id: string }>(kind)).map(({ id }) => id)).toEqual(['c', 'b']);
    expect(await store.count(`${kind}-other`)).toBe(4);
    expect(await store.removeBelow(kind, 'at', 1)).toBe(0);
    await expect(store.removeBelow(kind, 'at)::int; drop table record', 1)).rejects.toThrow(StoreError);
  });

  check('values are never read as SQL, and field names are validated', async (store) => {
    await store.put(kind, "a' or '1'='1", { post: "x' or '1'='1" });
    expect(await store.count(kind, { post: "' or '1'='1" })).toBe(0);
    expect(await store.count(kind, { post: "x' or '1'='1" })).toBe(1);
    await expect(store.list(kind, { where: { "post' or '1'='1": 'x' } })).rejects.toThrow(StoreError);
    await expect(store.list(kind, { sortBy: 'stars)::int; drop table record' })).rejects.toThrow(StoreError);
  });

  check('twenty updates at once are all counted', async (store) => {
    await store.put(kind, 'a', { total: 0 });
    await Promise.all(
      Array.from({ length: 20 }, () =>
        store.update<{ total: number }>(kind, 'a', (body) => ({ total: body.total + 1 })),
      ),
    );
    expect(await store.get(kind, 'a')).toEqual({ total: 20 });
    expect(await store.update(kind, 'b', (body) => body)).toBeUndefined();
  });

  check('a change that throws writes nothing', async (store) => {
    await store.put(kind, 'a', { total: 1 });
    const failing = store.update(kind, 'a', () => {
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow();
    expect(await store.get(kind, 'a')).toEqual({ total: 1 });
  });
};

describe('store on memory', () => defineStoreTests(openMemory));
describe('store on the embedded database', () => defineStoreTests(openEmbedded));
describeWithPostgres('store on PostgreSQL', () => defineStoreTests(openPostgres));
