/** @jest-environment node */
import pg from 'pg';
import { createTestDatabase, describeWithPostgres } from '../../testing/createTestDatabase';
import { openObservedStore, type Statement } from '../../testing/openObservedStore';
import { createHousekeeping } from '../createHousekeeping';
import { openPostgresStore } from './openStore.server';
import type { Store, Where } from './Store';

// Writing that many records takes longer on a busy machine.
jest.setTimeout(60_000);

const many = 100_000;
const old = 60_000;

describeWithPostgres('a PostgreSQL database with many records', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let pool: pg.Pool;
  let store: Store;
  let statements: Statement[];
  let explain: Awaited<ReturnType<typeof openObservedStore>>['explain'];

  /** Writes past the store, which would take long. */
  const writeMany = async (): Promise<void> => {
    const earlier = await openPostgresStore(database.url, { connectMs: 20_000 });
    await earlier.close();
    await pool.query(
      `insert into record (kind, id, body)
       select 'beacon', 'b' || n, jsonb_build_object('received_at', n, 'text', repeat('x', 200)) from generate_series(1, $1::int) n`,
      [many],
    );
    await pool.query(
      `insert into record (kind, id, body)
       select 'article', 'a' || n, jsonb_build_object('received_at', 'yesterday') from generate_series(1, 1000) n`,
    );
    await pool.query('analyze record');
  };

  beforeAll(async () => {
    database = await createTestDatabase();
    pool = new pg.Pool({ connectionString: database.url, max: 4 });
    await writeMany();
    ({ store, statements, explain } = await openObservedStore(database.url));
  }, 120_000);
  afterAll(async () => {
    await store.close();
    await pool.end();
    await database.drop();
  });

  const removals = () => statements.filter(({ text }) => text.startsWith('delete'));

  test('one process at a time removes records', async () => {
    const other = await openPostgresStore(database.url, { connectMs: 20_000 });
    const client = await pool.connect();
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock(740118)');
    expect(await other.removeOld('beacon', old, 10)).toBeUndefined();
    await client.query('rollback');
    client.release();
    expect(await other.removeOld('beacon', 2, 10)).toBe(1);
    await other.close();
  });

  test('counts of lists that are wrong are mended while others write', async () => {
    const post = { circle_id: 'many', is_essence: true };
    await store.putAll(
      Array.from({ length: 100 }, (_, n) => ({ kind: 'circle-post', id: `p${n}`, body: post })),
    );
    await pool.query(
      `update record_count set total = total + 5 where kind = 'circle-post' and fields = 'circle_id'`,
    );
    await pool.query(`delete from record_count where kind = 'circle-post' and fields = 'is_essence'`);
    const writes = Array.from({ length: 50 }, (_, n) => store.insert('circle-post', `later${n}`, post));
    const [mistakes] = await Promise.all([store.checkCounts([]), ...writes]);
    const found = mistakes?.map(({ of, was, total }) => [of, total - was]) ?? [];
    expect(found[0]).toEqual(['circle_id many', -5]);
    expect(found[1]?.[0]).toBe('is_essence true');
    expect(found).toHaveLength(2);
    for (const where of [{}, { circle_id: 'many' }, { is_essence: true }] as Where[]) {
      expect(await store.count('circle-post', where)).toBe(150);
    }
    expect(await store.checkCounts([])).toEqual([]);
  });

  test('a record that is being changed is left for the next time', async () => {
    const client = await pool.connect();
    await client.query('begin');
    await client.query(`select 1 from record where kind = 'beacon' and id = 'b2' for update`);
    expect(await store.removeOld('beacon', 4, 10)).toBe(1);
    await client.query('rollback');
    client.release();
    expect(await store.removeOld('beacon', 4, 10)).toBe(1);
  });

  test('old records go in batches that read an index, and no visitor waits for them', async () => {
    statements.length = 0;
    let longest = 0; // of all visits, in batches that began meanwhile
    let isDone = false;
    const visit = async () => {
      while (!isDone) {
        const before = removals().length;
        await store.get('article', 'a1');
        await store.insert('beacon', crypto.randomUUID(), { received_at: many });
        longest = Math.max(longest, removals().length - before);
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    };
    const visits = visit();
    const retentions = [{ kind: 'beacon', limit: () => old } as const];
    const complete = await createHousekeeping({ store, retentions, batch: 1_000, pauseMs: 0 }).runRound();
    isDone = true;
    await visits;
    expect(complete).toBe(true);
    expect(removals()).toHaveLength(old / 1_000);
    expect(await store.removeOld('beacon', old, 1)).toBe(0);
    const { rows } = await pool.query<{ least: string }>(
      `select min((body->>'received_at')::int) as least from record where kind = 'beacon'`,
    );
    expect(Number(rows[0]?.least)).toBe(old);
    // A visit that waited for the removals would last until their end.
    expect(longest).toBeLessThan(old / 1_000 / 2);

    const plan = await explain({ ...(removals()[0] as Statement), values: [many, 1_000] });
    expect(plan.nodes).toContain('Index Scan record_old_beacon');
    expect(plan.nodes).not.toContain('Seq Scan');
    expect(plan.rows).toBe(1_000);
  }, 120_000);
});
