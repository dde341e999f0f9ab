import type { Pool } from 'pg';
import { createTestDatabase, describeWithPostgres } from '../../testing/createTestDatabase';
import { fromPool } from './SqlExecutor';
import { openPostgresStore } from './openStore.server';
import { type Store, StoreError } from './Store';

describeWithPostgres('PostgreSQL whose connections end', () => {
  let store: Store;
  let admin: Pool;
  let dispose: () => Promise<void>;
  let url: string;

  beforeAll(async () => {
    const database = await createTestDatabase();
    dispose = database.drop;
    url = database.url;
    store = await openPostgresStore(url, { connectMs: 20_000 });
    const { default: pg } = await import('pg');
    admin = new pg.Pool({ connectionString: url, max: 1 });
    await store.put('kind', 'counter', { count: 0 });
  }, 60_000);
  afterAll(async () => {
    await store.close();
    await admin.end();
    await dispose();
  });

  /** As a restart of the server does. */
  const endConnections = () =>
    admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    );

  const add = () => store.update<{ count: number }>('kind', 'counter', ({ count }) => ({ count: count + 1 }));

  test('writes fail one by one at most, and nothing else does', async () => {
    let isOver = false;
    let done = 0;
    const failures: unknown[] = [];
    const write = async () => {
      while (!isOver)
        await add().then(
          () => (done += 1),
          (error: unknown) => failures.push(error),
        );
    };
    const writers = Array.from({ length: 8 }, write);
    for (let times = 0; times < 20; times += 1) {
      await new Promise((resolve) => setTimeout(resolve, 25));
      await endConnections();
    }
    isOver = true;
    await Promise.all(writers);
    expect(failures.filter((error) => !(error instanceof StoreError))).toEqual([]);
    expect(done).toBeGreaterThan(0);
    // Every reported write has been made; the response of one that failed at its very end may have been lost.
    const { count } = (await store.get<{ count: number }>('kind', 'counter'))!;
    expect(count).toBeGreaterThanOrEqual(done);
    expect(count).toBeLessThanOrEqual(done + failures.length);
  }, 60_000);

  test('what only reads does not fail', async () => {
    for (let times = 0; times < 30; times += 1) {
      const requested = [
        store.get('kind', 'counter'),
        store.list('kind'),
        store.count('kind'),
        store.getAll('kind', ['counter']),
      ];
      await endConnections();
      await Promise.all(requested);
    }
  }, 60_000);

  test('the next write finds a connection', async () => {
    await add();
    await endConnections();
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect(add()).resolves.toMatchObject({ count: expect.any(Number) });
  });

  test('a connection that ends between two statements of a transaction is that transaction’s failure', async () => {
    const { default: pg } = await import('pg');
    const pool = new pg.Pool({ connectionString: url, max: 1 });
    const executor = fromPool(pool);
    const failed = executor.transaction(async ({ query }) => {
      await query('select 1');
      await endConnections();
      await new Promise((resolve) => setTimeout(resolve, 200));
      await query('select 2');
    });
    await expect(failed).rejects.toThrow();
    expect((await executor.query('select 3 as three')).rows).toEqual([{ three: 3 }]);
    await executor.close();
  });
});
