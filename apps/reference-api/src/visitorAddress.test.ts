import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleProgram, runReferenceApi, type RunningApi } from '../testing/runReferenceApi';

let folder: string;
let running: RunningApi | undefined;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'addresses-'));
  await bundleProgram();
}, 30_000);
const end = async () => {
  running?.child.kill('SIGKILL');
  await running?.ended;
};
afterEach(end);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const event = JSON.stringify({
  timestamp: 1_763_700_000,
  version: 1,
  terminal: 'wap',
  tid: 'wetland1',
  behavior: 'click',
});

/** Statuses of beacons that say they come from these addresses, of which one a minute may send one. */
const sendFrom = async (addresses: readonly string[], settings: Record<string, string>) => {
  running = await runReferenceApi({
    DATA_DIR: folder,
    REQUEST_LOG: 'off',
    RATE_LIMIT_BEACON_PER_MINUTE: '1',
    ...settings,
  });
  await fetch(`${running.url}/-/reset`, { method: 'POST' });
  const statuses: number[] = [];
  for (const address of addresses) {
    const answer = await fetch(`${running.url}/tracker/log`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: event,
    });
    statuses.push(answer.status);
  }
  return statuses;
};

const addresses = ['203.0.113.1', '203.0.113.2', '9.9.9.9, 203.0.113.1'];

test('a site on this machine tells the address of its visitor', async () => {
  expect(await sendFrom(addresses, {})).toEqual([200, 200, 429]);
}, 60_000);

test('a stranger cannot choose an address', async () => {
  expect(await sendFrom(addresses, { REFERENCE_TRUSTED_PEERS: '10.9.9.9' })).toEqual([200, 429, 429]);
}, 60_000);
