import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, describeWithPostgres } from '../../testing/createTestDatabase';
import { createMemoryStore } from './createMemoryStore';
import { openEmbeddedStore, openPostgresStore } from './openStore.server';
import { type ListOptions, type Store, StoreError } from './Store';

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

  check('lists what follows a record, and leaves one out', async (store) => {
    for (const id of ['a', 'b', 'c', 'd', 'e']) await store.put(kind, id, { id, odd: 'ace'.includes(id) });
    const ids = async (options: ListOptions) =>
      (await store.list<{ id: string }>(kind, options)).map(({ id }) => id).join('');
    const where = { odd: true };
    expect(await ids({ where, order: 'oldest', after: 'b' })).toBe('ce');
    expect(await ids({ where, after: 'c' })).toBe('a');
    expect(await ids({ where, after: 'e', limit: 1 })).toBe('c');
    expect(await ids({ after: 'missing' })).toBe('');
    expect(await ids({ where, except: 'c' })).toBe('ea');
    expect(await ids({ except: 'd', limit: 2, offset: 1 })).toBe('cb');
  });

  check('a count is filled once, and then changes with the records it counts', async (store) => {
    const at = { kind: `${kind}-page`, id: 'p', field: 'total' };
    const of = { kind, where: { page: 'p' } };
    const additions = (by: number) => [
      { ...at, by },
      { ...at, id: 'missing', by },
      { ...at, field: 'title', by },
      { ...at, field: 'absent', by },
    ];
    await store.put(at.kind, at.id, { title: 'a' });
    await store.insert(kind, 'a', { page: 'p' }, additions(1));
    await store.put(kind, 'other', { page: 'q' });
    expect(await store.readCount(at, of)).toBe(1);
    expect(await store.insert(kind, 'b', { page: 'p' }, additions(1))).toBe(true);
    expect(await store.insert(kind, 'b', { page: 'p' }, additions(1))).toBe(false);
    expect(await store.readCount(at, of)).toBe(2);
    expect(await store.remove(kind, 'a', additions(-1))).toBe(true);
    expect(await store.remove(kind, 'a', additions(-1))).toBe(false);
    expect(await store.readCount(at, of)).toBe(1);
    expect(await store.get(at.kind, 'p')).toEqual({ title: 'a', total: 1 });
    expect(await store.get(at.kind, 'missing')).toBeUndefined();
    expect(await store.readCount({ ...at, id: 'missing' }, of)).toBe(1);
    expect(await store.get(at.kind, 'missing')).toBeUndefined();
    await expect(store.readCount({ ...at, field: `a' or '1` }, of)).rejects.toThrow(StoreError);
    await expect(store.remove(kind, 'b', [{ ...at, field: `a' or '1`, by: 1 }])).rejects.toThrow(StoreError);
  });

  check('counts that are filled while records come are right', async (store) => {
    const at = { kind: `${kind}-page`, id: 'p', field: 'total' };
    await store.put(at.kind, at.id, {});
    const of = { kind, where: { page: 'p' } };
    await Promise.all(
      Array.from({ length: 60 }, async (_, index) => {
        if (index % 10 === 5) await store.readCount(at, of);
        await store.insert(kind, `r${index}`, { page: 'p' }, [{ ...at, by: 1 }]);
      }),
    );
    expect(await store.readCount(at, of)).toBe(60);
  });

  check('removes what is old, the oldest first, of one kind, and nothing without an age', async (store) => {
    for (const [id, received_at] of [
      ['a', 1_763_700_000_000],
      ['b', 1_763_700_000_001],
      ['c', undefined],
      ['d', 5],
      ['e', 7],
    ] as const) {
      await store.put('beacon', id, { id, received_at });
      await store.put(kind, id, { id, received_at });
    }
    expect(await store.createIndexes()).toBe(true);
    const ids = async () => (await store.list<{ id: string }>('beacon')).map(({ id }) => id).join('');
    expect(await store.removeOld('beacon', 1_763_700_000_001, 2)).toBe(2);
    expect(await ids()).toBe('cba');
    expect(await store.removeOld('beacon', 1_763_700_000_001, 2)).toBe(1);
    expect(await ids()).toBe('cb');
    expect(await store.removeOld('beacon', 1, 2)).toBe(0);
    expect(await store.count(kind)).toBe(5);
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
