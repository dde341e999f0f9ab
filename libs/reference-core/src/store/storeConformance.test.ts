import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, describeWithPostgres } from '../../testing/createTestDatabase';
import { defineSearchTests } from '../../testing/defineSearchTests';
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
    await store.put(kind, 'a', { stored: 1, dropped: undefined });
    expect(Object.keys((await store.get(kind, 'a')) ?? {})).toEqual(['stored']);
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

  check('reads several at once, in the order requested, without those that are missing', async (store) => {
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

  check('writes many at once, in their order, over those that are there', async (store) => {
    const other = `${kind}-other`;
    await store.put(kind, 'b', { id: 'b' });
    const ids = Array.from({ length: 1_200 }, (_, index) => `r${index}`);
    await store.putAll([
      { kind, id: 'a', body: { id: 'a', text: '云浦 "引号" \\ 👍' } },
      { kind: other, id: 'a', body: { id: 'other' } },
      { kind, id: 'b', body: { id: 'b', changed: true } },
      ...ids.map((id) => ({ kind, id, body: { id } })),
    ]);
    const listed = await store.list<{ id: string }>(kind, { order: 'oldest' });
    expect(listed.map(({ id }) => id)).toEqual(['b', 'a', ...ids]);
    expect(listed.slice(0, 2)).toEqual([
      { id: 'b', changed: true },
      { id: 'a', text: '云浦 "引号" \\ 👍' },
    ]);
    expect(await store.list(other)).toEqual([{ id: 'other' }]);
    await store.putAll([]);
  });

  check('kinds with a table of their own are listed and counted as the others are', async (store) => {
    const [circle_id, topic_id] = [`${kind}-circle`, `${kind}-topic`];
    const post = (id: string, more: object) => ({
      kind: 'circle-post',
      id: `${kind}-${id}`,
      body: { id, circle_id, is_essence: false, pinned: 0, ...more },
    });
    const before = await store.count('circle-post');
    await store.putAll([
      post('a', { is_essence: true, topic_id }),
      post('b', { pinned: 1 }),
      post('c', { topic_id }),
      post('d', { is_essence: true, title: '云浦' }),
    ]);
    const ids = async (options: ListOptions) =>
      (await store.list<{ id: string }>('circle-post', options)).map(({ id }) => id).join('');
    const where = { circle_id };
    expect(await ids({ where, sortBy: 'pinned' })).toBe('bdca');
    expect(await ids({ where, sortBy: 'pinned', offset: 1, limit: 2 })).toBe('dc');
    expect(await ids({ where, order: 'oldest', offset: 1, limit: 2 })).toBe('bc');
    expect(await ids({ where, except: `${kind}-c`, offset: 1 })).toBe('ba');
    expect(await ids({ where: { topic_id }, after: `${kind}-c` })).toBe('a');
    expect(await ids({ where: { ...where, title: '云浦' } })).toBe('d');
    expect(await ids({ where: { ...where, is_essence: true } })).toBe('da');
    const counts = async () => [
      (await store.count('circle-post')) - before,
      await store.count('circle-post', where),
      await store.count('circle-post', { is_essence: true, ...where }),
      await store.count('circle-post', { topic_id }),
      await store.count('circle-post', { ...where, title: '云浦' }),
    ];
    expect(await counts()).toEqual([4, 4, 2, 2, 1]);
    await store.put('circle-post', `${kind}-a`, { id: 'a', circle_id, is_essence: false });
    await store.update<object>('circle-post', `${kind}-b`, (body) => ({ ...body, topic_id }));
    expect(await counts()).toEqual([4, 4, 1, 2, 1]);
    expect(await store.insert('circle-post', `${kind}-a`, {})).toBe(false);
    expect(await store.remove('circle-post', `${kind}-d`)).toBe(true);
    expect(await store.remove('circle-post', `${kind}-d`)).toBe(false);
    expect(await counts()).toEqual([3, 3, 0, 2, 0]);
    expect(await store.count('circle-post', { circle_id: 'missing' })).toBe(0);
    expect(await store.countEach('circle-post', 'topic_id', [topic_id, 'missing', topic_id])).toEqual([
      2, 0, 2,
    ]);
  });

  check('records that are written and removed at the same time are counted exactly', async (store) => {
    const where = { circle_id: kind };
    await Promise.all(
      Array.from({ length: 40 }, async (_, index) => {
        await store.insert('circle-post', `${kind}-${index}`, { ...where, is_essence: index % 2 === 0 });
        if (index % 4 === 0) await store.remove('circle-post', `${kind}-${index}`);
      }),
    );
    expect(await store.count('circle-post', where)).toBe(30);
    expect(await store.count('circle-post', { ...where, is_essence: true })).toBe(10);
  });

  defineSearchTests(check, () => kind);

  check('filters and counts by text, number and truth', async (store) => {
    await store.put(kind, 'a', { post: 'x', level: 1, mine: true });
    await store.put(kind, 'b', { post: 'x', level: 2 });
    await store.put(kind, 'c', { post: 'y', level: 1 });
    expect(await store.count(kind)).toBe(3);
    expect(await store.count(kind, { post: 'x' })).toBe(2);
    expect(await store.count(kind, { post: 'x', level: 1 })).toBe(1);
    expect(await store.count(kind, { mine: true })).toBe(1);
    expect(await store.count(kind, { missing: 'x' })).toBe(0);
    expect(await store.countEach(kind, 'post', ['y', 'z', 'x'])).toEqual([1, 0, 2]);
    expect(await store.countEach(kind, 'post', [])).toEqual([]);
    await expect(store.countEach(kind, `a' or '1`, ['x'])).rejects.toThrow(StoreError);
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

  check('counts that are wrong are found and mended, and those of other records stay', async (store) => {
    const at = { kind: 'comment-counts', field: 'total' };
    const stored = [{ at, of: { kind: 'comment', by: 'post', where: { parent: '' } } }];
    const [one, two, three] = ['1', '2', '3'].map((end) => `${kind}-${end}`) as [string, string, string];
    await store.checkCounts(stored);
    for (const [post, total] of [
      [one, 1],
      [two, 7],
      [three, 2],
    ] as const) {
      await store.put(at.kind, post, { id: post, total, top: 5 });
    }
    await store.put(at.kind, kind, { id: kind });
    await store.insert('comment', one, { post: one, parent: '' });
    await store.insert('comment', two, { post: two, parent: '' });
    await store.insert('comment', `${two}-reply`, { post: two, parent: two });
    const mistakes = await store.checkCounts(stored);
    expect(mistakes).toHaveLength(2);
    expect(mistakes).toEqual(
      expect.arrayContaining([
        { kind: at.kind, of: `total ${two}`, was: 7, total: 1 },
        { kind: at.kind, of: `total ${three}`, was: 2, total: 0 },
      ]),
    );
    expect(await store.getAll(at.kind, [one, two, three, kind])).toEqual([
      { id: one, total: 1, top: 5 },
      { id: two, total: 1, top: 5 },
      { id: three, total: 0, top: 5 },
      { id: kind },
    ]);
    expect(await store.checkCounts(stored)).toEqual([]);
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
    const ids = async () => (await store.list<{ id: string }>('beacon')).map(({ id }) => id).join('');
    expect(await store.removeOld('beacon', 1_763_700_000_001, 2)).toBe(2);
    expect(await ids()).toBe('cba');
    expect(await store.removeOld('beacon', 1_763_700_000_001, 2)).toBe(1);
    expect(await ids()).toBe('cb');
    expect(await store.removeOld('beacon', 1, 2)).toBe(0);
    expect(await store.count(kind)).toBe(5);
  });

  const today = 20_778;
  const toText = (id: string, more: object = {}) => JSON.stringify({ id, ...more });
  const newest = async (store: Store, limit = 100) =>
    (await store.events.listNewest<{ id: string }>(limit)).map(({ id }) => id).join('');

  check('events are written together, each id once a day, and read back in their order', async (store) => {
    await store.events.removeBefore(Number.MAX_SAFE_INTEGER);
    const text = { text: '云浦\n\'"\\\\ 👍', inner: { list: [1, null, true] } };
    expect(await store.events.insert(today, [toText('a', text), toText('b'), toText('a')])).toBe(2);
    expect(await store.events.insert(today, [toText('b'), toText('c')])).toBe(1);
    expect(await store.events.insert(today - 1, [toText('b')])).toBe(1);
    expect(await newest(store)).toBe('abcb');
    expect(await newest(store, 2)).toBe('cb');
    expect((await store.events.listNewest(4))[0]).toEqual({ id: 'a', ...text });
    expect(await store.count('a')).toBe(0);
  });

  check('days of events are prepared, also twice at the same time, and removed together', async (store) => {
    await store.events.removeBefore(Number.MAX_SAFE_INTEGER);
    const days = [today, today + 1, today + 2];
    await Promise.all([store.events.prepare(days), store.events.prepare(days)]);
    await store.events.insert(today - 40, [toText('a')]);
    await store.events.insert(today, [toText('b')]);
    await store.events.insert(today + 1, [toText('c')]);
    expect(await store.events.removeBefore(today)).toBe(1);
    expect(await newest(store)).toBe('bc');
    expect(await store.events.removeBefore(today)).toBe(0);
    expect(await store.events.removeBefore(today + 1)).toBe(1);
    expect(await newest(store)).toBe('c');
    expect(await store.events.insert(today, [toText('d')])).toBe(1);
    expect(await newest(store)).toBe('cd');
  });

  check('values are never read as SQL, and field names are validated', async (store) => {
    await store.put(kind, "a' or '1'='1", { post: "x' or '1'='1" });
    expect(await store.count(kind, { post: "' or '1'='1" })).toBe(0);
    expect(await store.count(kind, { post: "x' or '1'='1" })).toBe(1);
    await expect(store.list(kind, { where: { "post' or '1'='1": 'x' } })).rejects.toThrow(StoreError);
    await expect(store.list(kind, { sortBy: 'stars)::int; drop table record' })).rejects.toThrow(StoreError);
  });

  check('twenty updates at once are all counted, and each says what it has written', async (store) => {
    await store.put(kind, 'a', { total: 0 });
    const written = await Promise.all(
      Array.from({ length: 20 }, () =>
        store.update<{ total: number }>(kind, 'a', (body) => ({ total: body.total + 1 })),
      ),
    );
    expect(await store.get(kind, 'a')).toEqual({ total: 20 });
    expect(new Set(written.map((body) => body?.total)).size).toBe(20);
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
