import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import WebSocket from 'ws';
import { bundleProgram, runReferenceApi, type RunningApi } from '../../testing/runReferenceApi';

let folder: string;
let running: RunningApi | undefined;
let other: Server | undefined;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'metrics-'));
  await bundleProgram();
}, 30_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(async () => {
  running?.child.kill('SIGKILL');
  await running?.ended;
  other?.close();
});

/** With statistics in files, so that no database has to be made. */
const start = async (environment: Record<string, string> = {}) => {
  running = await runReferenceApi({ DATA_DIR: folder, REFERENCE_SEED: '0', ...environment });
  const [, adminUrl = ''] = /metrics of the platform (\S+)\/metrics/.exec(running.output()) ?? [];
  return { ...running, adminUrl };
};

const metricsAt = async (adminUrl: string) => (await fetch(`${adminUrl}/metrics`)).text();

const event = (id: string) => ({
  event_id: id,
  timestamp: Math.floor(Date.now() / 1000),
  version: 1,
  terminal: 'wap',
  tid: '',
  behavior: 'click',
});

test('requests, the hub, statistics and the database can be read on a port of their own', async () => {
  const { url, adminUrl, child, ended } = await start({ REFERENCE_ADMIN_PORT: '0' });
  await fetch(`${url}/peony/v1/content/none?type=article`);
  await fetch(`${url}/-/none`);
  const page = new WebSocket(`${url.replace('http', 'ws')}/connection/websocket`);
  await new Promise((resolve) => page.once('open', resolve));
  const foreign = new WebSocket(`${url.replace('http', 'ws')}/connection/websocket`, {
    origin: 'https://other.example',
  });
  await new Promise((resolve) => foreign.once('error', resolve));

  const text = await metricsAt(adminUrl);
  expect(text).toMatch(
    /^share_platform_requests_total\{route="\/peony\/v1\/content\/\{post_id\}",status="\dxx"\} 1$/m,
  );
  expect(text).toMatch(/^share_platform_requests_total\{route="unknown",status="4xx"\} 1$/m);
  expect(text).toMatch(/^share_platform_request_seconds_count\{route="unknown"\} 1$/m);
  expect(text).toMatch(/^share_platform_live\{of="hubConnections"\} 1$/m);
  expect(text).toMatch(/^share_platform_live\{of="statisticsWaiting"\} 0$/m);
  expect(text).toMatch(/^share_platform_hub_refused_total 1$/m);
  expect(text).toMatch(/^share_platform_database_seconds_count\{operation="get",outcome="ok"\} [1-9]/m);
  expect(text).toMatch(/^process_resident_memory_bytes \d/m);
  expect(await (await fetch(`${adminUrl}/health`)).json()).toMatchObject({ hubConnections: 1 });
  expect((await fetch(`${url}/metrics`)).status).toBe(404);

  page.terminate();
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
}, 60_000);

test('the receiver of statistics counts events, also those it knows already', async () => {
  const { url, adminUrl } = await start({
    REFERENCE_ADMIN_PORT: '0',
    STATS_ONLY: 'true',
    STATS_SINK: 'file',
    STATS_BATCH_MS: '60000',
  });
  const answer = await fetch(`${url}/tracker/log`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify([event('a'), event('a')]),
  });
  expect(answer.status).toBe(200);
  const text = await metricsAt(adminUrl);
  expect(text).toMatch(/^share_platform_statistics_events_total\{outcome="accepted"\} 1$/m);
  expect(text).toMatch(/^share_platform_statistics_events_total\{outcome="repeated"\} 1$/m);
  expect(text).toMatch(/^share_platform_statistics_events_total\{outcome="dropped"\} 0$/m);
  expect(text).toMatch(/^share_platform_live\{of="statisticsWaiting"\} 1$/m);
}, 30_000);

test('a port for operators that is taken stops the start with a sentence', async () => {
  other = createServer();
  await new Promise<void>((resolve) => other?.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  const { ended, output } = await start({ REFERENCE_ADMIN_PORT: String(port) });
  expect(await ended).toBe(1);
  expect(output()).toContain(`REFERENCE_ADMIN_PORT ${port} is taken at 127.0.0.1`);
}, 30_000);
