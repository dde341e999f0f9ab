import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, describeWithPostgres } from '@share/reference-core/testing';
import pg from 'pg';
import { bundleProgram, runReferenceApi, type RunningApi } from '../testing/runReferenceApi';

jest.setTimeout(60_000);

let folder: string;
let running: RunningApi | undefined;

beforeAll(() => bundleProgram(), 30_000);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'statistics-'));
});
afterEach(async () => {
  running?.child.kill('SIGKILL');
  await running?.ended;
  running = undefined;
  rmSync(folder, { recursive: true, force: true });
});

/** Events are written at the end of the process at the earliest. */
const late = { STATS_BATCH_MS: '60000', REQUEST_LOG: 'off' };

const run = async (settings: Record<string, string>): Promise<RunningApi> => {
  running = await runReferenceApi({ DATA_DIR: join(folder, 'data'), ...late, ...settings });
  return running;
};

const toEvent = (event_id: string) => ({
  event_id,
  timestamp: Math.floor(Date.now() / 1000),
  version: 1,
  terminal: 'wap',
  tid: 'wetland1',
  behavior: 'click',
});

const send = (url: string, ...ids: string[]) =>
  fetch(`${url}/tracker/log`, { method: 'POST', body: JSON.stringify(ids.map(toEvent)) });

const stop = async ({ child, ended }: RunningApi): Promise<number | null> => {
  child.kill('SIGTERM');
  return ended;
};

const idsIn = (lines: string): string[] =>
  lines
    .split('\n')
    .filter(Boolean)
    .map((line) => (JSON.parse(line) as { event_id: string }).event_id);

test('files have all that was confirmed, once the process has ended', async () => {
  const api = await run({ STATS_SINK: 'file', REFERENCE_SEED: '0' });
  expect((await send(api.url, 'a', 'b')).status).toBe(200);
  expect((await send(api.url, 'b', 'c')).status).toBe(200);
  const place = join(folder, 'data/statistics');
  expect(existsSync(place)).toBe(false);
  expect(await stop(api)).toBe(0);
  const [name = '', ...others] = readdirSync(place);
  expect(others).toEqual([]);
  expect(name).toMatch(/^statistics-\d{4}-\d\d-\d\d\.ndjson$/);
  expect(idsIn(readFileSync(join(place, name), 'utf8'))).toEqual(['a', 'b', 'c']);
});

test('the receiver alone serves nothing else, and opens no database for another service', async () => {
  const bodies: string[] = [];
  const service = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    bodies.push(Buffer.concat(chunks).toString());
    response.end();
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const { port } = service.address() as AddressInfo;
  const api = await run({
    STATS_ONLY: 'true',
    STATS_SINK: 'http',
    STATS_HTTP_URL: `http://127.0.0.1:${port}/in`,
  });
  expect(await (await send(api.url, 'a', 'b')).json()).toMatchObject({ data: { accepted: 2, repeated: 0 } });
  expect((await fetch(`${api.url}/-/ready`)).status).toBe(200);
  for (const path of ['/peony/v1/app/info', '/-/beacons', '/media/logo.svg'])
    expect((await fetch(`${api.url}${path}`)).status).toBe(404);
  expect(await stop(api)).toBe(0);
  service.close();
  expect(bodies.map(idsIn)).toEqual([['a', 'b']]);
  expect(existsSync(join(folder, 'data'))).toBe(false);
});

test('a visitor is answered while the service is away, and the end of the process says what is lost', async () => {
  const api = await run({ STATS_ONLY: 'true', STATS_SINK: 'http', STATS_HTTP_URL: 'http://127.0.0.1:9/in' });
  expect((await send(api.url, 'a', 'b')).status).toBe(200);
  expect(await stop(api)).toBe(0);
  const lines = api
    .output()
    .split('\n')
    .filter((line) => line.includes('were dropped'));
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([{ dropped: 2, total: 2 }]);
});

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

  test.each(['true', 'false'])('the database has each event once (STATS_ONLY=%s)', async (STATS_ONLY) => {
    const settings = { DATABASE_URL: database.url, STATS_ONLY };
    const first = await run(settings);
    await send(first.url, 'a', 'b');
    expect(await stop(first)).toBe(0);
    const second = await run(settings);
    await send(second.url, 'b', 'c');
    expect(await stop(second)).toBe(0);
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    const { rows } = await client.query<{ id: string }>('select id from tracking_event order by seq');
    await client.end();
    expect(rows.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });
});
