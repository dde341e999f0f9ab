/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { createTestDatabase, describeWithPostgres } from '../../../testing/createTestDatabase';
import { readEarlierRelease } from '../../../testing/readEarlierRelease';
import { openEmbeddedStore, openPostgresStore } from '../openStore.server';
import { type Store, StoreError } from '../Store';
import { tables } from '../tables';

jest.setTimeout(60_000);

/** What is in the dump of the earlier release, and what follows from it. */
const expectUpgraded = async (store: Store): Promise<void> => {
  expect(await store.get('content', 'wetland1')).toMatchObject({
    post_id: 'wetland1',
    collect_count: expect.any(Number),
  });
  expect(await store.count('content')).toBe(15);
  const gids = async (options: object) =>
    (await store.list<{ content: string }>('comment', options)).map(({ content }) => content);
  const newest = await gids({ where: { post: 'wetland1', parent: '' } });
  expect(newest[0]).toBe('升级前写的。');
  expect(await gids({ where: { post: 'wetland1', parent: '' }, order: 'oldest' })).toEqual(
    [...newest].reverse(),
  );
  expect(await store.count('comment')).toBe(9);
  expect(await store.list('star')).toMatchObject([{ target: 'content:wetland1' }]);
  const [circle] = await store.list<{ circle_id: string }>('circle-post', {});
  const where = { circle_id: circle?.circle_id ?? '' };
  expect(await store.count('circle-post', where)).toBe((await store.list('circle-post', { where })).length);
  const list = { list: 'special:wetspec1:wsLatest' };
  expect(await store.list('list-item', { where: list, order: 'oldest' })).toEqual([
    { ...list, post_id: 'wetland1' },
    { ...list, post_id: 'rivermap' },
  ]);
  expect(await store.count('list-item', { list: 'hot' })).toBe(8);
  const { groups } = (await store.get<{ groups: object[] }>('special', 'wetspec1'))!;
  expect(groups).toEqual([
    { group_id: 'wsLatest', name: '最新', collapse: true },
    { group_id: 'wsPeople', name: '人物', collapse: true },
    { group_id: 'wsImages', name: '影像', collapse: true },
    { group_id: 'wsMap001', name: '水系图', collapse: false, is_planned: true },
    { group_id: 'wsFurthr', name: '延伸阅读', collapse: true },
  ]);
  expect(await store.search('search-entry', { keyword: '白鹭 湿地', limit: 1 })).toMatchObject({
    bodies: [{ post_id: 'wetland1' }],
    total: 1,
  });
  expect((await store.search('search-account', { keyword: '影像', limit: 9 })).bodies).toMatchObject([
    { account: { user_id: 'mpImages01', name: '云浦影像' } },
  ]);
  expect(await store.get('search-index', 'default')).toBeUndefined();
  expect(await store.checkCounts([])).toEqual([]);
  expect(await store.get('seed', 'done')).toBeDefined();
  expect(await store.events.listNewest(5)).toEqual([{ id: 'event-01', behavior: 'click' }]);
  // New records come after those that were moved.
  await store.insert('comment', 'new', { post: 'wetland1', parent: '', content: '升级后写的。' });
  expect((await gids({ where: { post: 'wetland1', parent: '' } })).slice(0, 2)).toEqual([
    '升级后写的。',
    '升级前写的。',
  ]);
};

test('an embedded database of an earlier release is upgraded when it is opened', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'upgrade-'));
  const earlier = await PGlite.create(join(folder, 'pg'));
  await earlier.exec(readEarlierRelease());
  await earlier.close();
  const store = await openEmbeddedStore(folder);
  await expectUpgraded(store);
  await store.close();
  await rm(folder, { recursive: true });
});

describeWithPostgres('with PostgreSQL', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let client: pg.Client;

  beforeEach(async () => {
    database = await createTestDatabase();
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
  });
  afterEach(async () => {
    await client.end();
    await database.drop();
  });

  const open = () => openPostgresStore(database.url, { connectMs: 20_000 });

  test('a database of an earlier release is upgraded when it is opened, once', async () => {
    await client.query(readEarlierRelease());
    await client.query('set search_path = public');
    const stores = await Promise.all([open(), open(), open()]);
    await expectUpgraded(stores[0]!);
    const again = await open();
    expect(await again.count('comment')).toBe(10);
    await Promise.all([...stores, again].map((store) => store.close()));
    // The earlier release, which still runs, writes nothing that would be lost.
    const late = `insert into record (kind, id, body) values ('comment', 'late', '{}')`;
    await expect(client.query(late)).rejects.toThrow(/record_kind/);
  });

  test('a database that a newer release has migrated is left as it is', async () => {
    await (await open()).close();
    await client.query(`insert into schema_migration (name, timestamp) values ('999-later', 'now')`);
    await expect(open()).rejects.toThrow(new StoreError('The database has the schema of a newer release.'));
  });

  test('tables have the columns and the counts that statements rely on, and no others', async () => {
    await (await open()).close();
    const types = { text: 'text', boolean: 'boolean', number: 'double precision', pairs: 'tsvector' };
    for (const [kind, { name, columns, counted }] of Object.entries(tables)) {
      const { rows } = await client.query<{ name: string; type: string }>(
        `select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
         where attrelid = $1::regclass and attgenerated = 's' and attname <> 'is_any' and not attisdropped order by attname`,
        [name],
      );
      expect([kind, Object.fromEntries(rows.map((row) => [row.name, row.type]))]).toEqual([
        kind,
        Object.fromEntries(Object.entries(columns).map(([field, type]) => [field, types[type]])),
      ]);
      const triggers = await client.query<{ text: string }>(
        `select encode(tgargs, 'escape') as text from pg_trigger where tgrelid = $1::regclass and tgname like 'count_%'`,
        [name],
      );
      const expected = counted.length > 0 ? [kind, ...counted, ''].join('\\000') : undefined;
      expect(triggers.rows.map(({ text }) => text)).toEqual(
        expected === undefined ? [] : Array(3).fill(expected),
      );
    }
  });
});
