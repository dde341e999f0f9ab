/** @jest-environment node */
import pg from 'pg';
import { createTestDatabase, describeWithPostgres } from '../../testing/createTestDatabase';
import { openObservedStore } from '../../testing/openObservedStore';
import { openPostgresStore } from './openStore.server';

jest.setTimeout(30_000);

const today = 20_778;
const event = (id: string) => JSON.stringify({ id });

describeWithPostgres('events in a PostgreSQL database', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let observed: Awaited<ReturnType<typeof openObservedStore>>;

  beforeEach(async () => {
    database = await createTestDatabase();
    observed = await openObservedStore(database.url);
  });
  afterEach(async () => {
    await observed.store.close();
    await database.drop();
  });

  const openVisitor = async (day: number) => {
    const visitor = new pg.Client({ connectionString: database.url });
    await visitor.connect();
    await visitor.query('begin');
    await visitor.query(`select count(*) from tracking_event where day = date '1970-01-01' + ${day}`);
    return visitor;
  };
  const ids = async () => (await observed.store.events.listNewest<{ id: string }>(100)).map(({ id }) => id);

  test('a batch is one statement, and a known day is not looked for again', async () => {
    const { store, statements } = observed;
    await store.events.prepare([today]);
    statements.length = 0;
    await store.events.insert(today, ['a', 'b', 'c'].map(event));
    await store.events.insert(today, ['d'].map(event));
    expect(statements.map(({ text }) => /^\w+/.exec(text)?.[0])).toEqual(['with', 'with']);
  });

  test('a removal waits for a visitor of an old day, and inserts do not wait for it', async () => {
    const { store, pool } = observed;
    await store.events.insert(today - 1, [event('old')]);
    await store.events.insert(today, [event('new')]);
    const visitor = await openVisitor(today - 1);
    let isRemoved = false;
    const removal = store.events.removeBefore(today).finally(() => (isRemoved = true));
    const isWaiting = async () => {
      const { rows } = await pool.query(
        `select 1 from pg_stat_activity where datname = current_database() and query like 'drop table%' and wait_event_type = 'Lock'`,
      );
      return rows.length > 0;
    };
    while (!(await isWaiting())) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(await store.events.insert(today, [event('meanwhile')])).toBe(1);
    expect(isRemoved).toBe(false);
    await visitor.query('rollback');
    await visitor.end();
    expect(await removal).toBe(1);
    expect(await ids()).toEqual(['new', 'meanwhile']);
  });

  test('a day that another process has removed is created again at the next attempt', async () => {
    const other = await openPostgresStore(database.url, { connectMs: 20_000 });
    const { store } = observed;
    await store.events.insert(today, [event('a')]);
    expect(await other.events.removeBefore(today + 1)).toBe(1);
    await expect(store.events.insert(today, [event('b')])).rejects.toThrow();
    expect(await store.events.insert(today, [event('b')])).toBe(1);
    expect(await ids()).toEqual(['b']);
    await other.close();
  });

  test('one process at a time removes days', async () => {
    const { store, pool } = observed;
    await store.events.insert(today, [event('a')]);
    const client = await pool.connect();
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock(740118)');
    expect(await store.events.removeBefore(today + 1)).toBeUndefined();
    await client.query('rollback');
    client.release();
    expect(await store.events.removeBefore(today + 1)).toBe(1);
  });
});
