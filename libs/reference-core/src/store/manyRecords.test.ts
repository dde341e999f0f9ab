/** @jest-environment node */
import pg from 'pg';
import { createTestDatabase, describeWithPostgres } from '../../testing/createTestDatabase';
import { openObservedStore, type Statement } from '../../testing/openObservedStore';
import { createHousekeeping } from '../createHousekeeping';
import { openPostgresStore } from './openStore.server';
import type { Store } from './Store';

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

  /** Writes as an earlier version did, which had no index for old records. */
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

  test('an index whose creation was interrupted is created again', async () => {
    await pool.query(`create index record_old_beacon on record (seq) where kind = 'beacon'`);
    await pool.query(
      `update pg_index set indisvalid = false where indexrelid = to_regclass('record_old_beacon')`,
    );
    expect(await store.createIndexes()).toBe(true);
    const { rows } = await pool.query<{ indexdef: string }>(
      `select indexdef from pg_indexes where indexname = 'record_old_beacon'`,
    );
    expect(rows[0]?.indexdef).toContain('received_at');
  });

  test('one process at a time removes records or creates indexes', async () => {
    const other = await openPostgresStore(database.url, { connectMs: 20_000 });
    const client = await pool.connect();
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock(740118)');
    expect(await other.removeOld('beacon', old, 10)).toBeUndefined();
    expect(await other.createIndexes()).toBe(false);
    await client.query('rollback');
    client.release();
    expect(await other.createIndexes()).toBe(true);
    expect(await other.removeOld('beacon', 2, 10)).toBe(1);
    await other.close();
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

  test('old records go in batches that read an index, and nobody waits for them', async () => {
    statements.length = 0;
    let longest = 0;
    let isDone = false;
    const visit = async () => {
      while (!isDone) {
        const start = performance.now();
        await store.get('article', 'a1');
        await store.insert('beacon', crypto.randomUUID(), { received_at: many });
        longest = Math.max(longest, performance.now() - start);
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
    expect(longest).toBeLessThan(1_000);

    const plan = await explain({ ...(removals()[0] as Statement), values: [many, 1_000] });
    expect(plan.nodes).toContain('Index Scan record_old_beacon');
    expect(plan.nodes).not.toContain('Seq Scan');
    expect(plan.rows).toBe(1_000);
  }, 120_000);
});
