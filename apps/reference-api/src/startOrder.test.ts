import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, describeWithPostgres } from '@share/reference-core/testing';
import pg from 'pg';
import { bundleProgram, runReferenceApi, type RunningApi } from '../testing/runReferenceApi';

let folder: string;
let running: RunningApi | undefined;
let occupant: Server | undefined;

beforeAll(() => bundleProgram(), 30_000);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'start-order-'));
});
afterEach(async () => {
  running?.child.kill('SIGKILL');
  await running?.ended;
  running = undefined;
  occupant?.close();
  occupant = undefined;
  rmSync(folder, { recursive: true, force: true });
});

const run = async (settings: Record<string, string>): Promise<RunningApi> => {
  running = await runReferenceApi({ REQUEST_LOG: 'off', ...settings });
  return running;
};

/** A port of this machine at which another program listens. */
const takePort = async (): Promise<string> => {
  const server = createServer();
  occupant = server;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return String((server.address() as AddressInfo).port);
};

test('a taken port is reported, and the embedded database is not created', async () => {
  const dataDir = join(folder, 'data');
  const { ended, output } = await run({ DATA_DIR: dataDir, REFERENCE_API_PORT: await takePort() });
  expect(await ended).toBe(1);
  expect(output()).toContain('EADDRINUSE');
  expect(existsSync(dataDir)).toBe(false);
}, 30_000);

test('the embedded database gets the sample content unless REFERENCE_SEED is 0', async () => {
  const { url } = await run({ DATA_DIR: join(folder, 'empty'), REFERENCE_SEED: '0' });
  expect((await fetch(`${url}/peony/v1/content/wetland1`)).status).toBe(404);
  running?.child.kill('SIGKILL');
  const { url: seeded } = await run({ DATA_DIR: join(folder, 'seeded') });
  expect((await fetch(`${seeded}/peony/v1/content/wetland1`)).status).toBe(200);
}, 60_000);

describeWithPostgres('with PostgreSQL', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  beforeEach(async () => {
    database = await createTestDatabase();
  });
  afterEach(async () => {
    running?.child.kill('SIGKILL');
    await running?.ended;
    await database.drop();
  });

  const query = async (text: string): Promise<number> => {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    try {
      const { rows } = await client.query<{ total: number }>(text);
      return rows[0]?.total ?? 0;
    } finally {
      await client.end();
    }
  };
  const countTables = () =>
    query(`select count(*)::int as total from information_schema.tables where table_schema = 'public'`);
  const countContents = () => query(`select count(*)::int as total from content`);

  test('a taken port changes nothing in the database', async () => {
    const settings = { DATABASE_URL: database.url, REFERENCE_SEED: '1' };
    const { ended } = await run({ ...settings, REFERENCE_API_PORT: await takePort() });
    expect(await ended).toBe(1);
    expect(await countTables()).toBe(0);
  }, 30_000);

  test('no sample content without being requested', async () => {
    const { url } = await run({ DATABASE_URL: database.url });
    expect((await fetch(`${url}/-/ready`)).status).toBe(200);
    expect(await query('select count(*)::int as total from record')).toBe(0);
  }, 30_000);

  test('REFERENCE_SEED=1 writes it', async () => {
    await run({ DATABASE_URL: database.url, REFERENCE_SEED: '1' });
    expect(await countContents()).toBeGreaterThan(100);
  }, 60_000);
});
