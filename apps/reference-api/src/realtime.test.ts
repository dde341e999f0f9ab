import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Centrifuge } from 'centrifuge';
import WebSocket from 'ws';
import { bundleProgram, runReferenceApi, type RunningApi } from '../testing/runReferenceApi';

const room = 'lvBirds1';

let folder: string;
let running: RunningApi;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'realtime-'));
  await bundleProgram();
}, 30_000);
afterAll(async () => {
  running.child.kill('SIGKILL');
  await running.ended;
  rmSync(folder, { recursive: true, force: true });
});

const call = async <Data>(path: string, body?: object, token = ''): Promise<Data> => {
  const answer = await fetch(running.url + path, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', authorization: token },
    ...(body && { body: JSON.stringify(body) }),
  });
  return (await answer.json()) as Data;
};

const until = async (condition: () => boolean): Promise<void> => {
  for (let turn = 0; turn < 2_000 && !condition(); turn += 1)
    await new Promise((resolve) => setTimeout(resolve, 10));
  expect(condition()).toBe(true);
};

test('chat reaches a client of the hub, also what was written over a restart; media is served', async () => {
  const settings = {
    DATA_DIR: folder,
    REQUEST_LOG: 'off',
    RATE_LIMIT_CHAT_BURST: '1000',
    RATE_LIMIT_CHAT_PER_MINUTE: '1000',
  };
  running = await runReferenceApi(settings);
  const port = new URL(running.url).port;
  const { token } = await call<{ token: string }>('/-/user-token', { alias: '守夜人' });
  const sendLine = (content: string) => call(`/peony/v3/live/chat/${room}/send_msg`, { content }, token);
  const ticket = async () =>
    (
      await call<{ data: { token: string; ws: string; channel: string } }>(
        `/peony/v3/live/token?live_id=${room}`,
        undefined,
        token,
      )
    ).data;

  const { ws, channel } = await ticket();
  const client = new Centrifuge(running.url.replace('http', 'ws') + ws, {
    websocket: WebSocket,
    getToken: async () => (await ticket()).token,
    minReconnectDelay: 50,
    maxReconnectDelay: 200,
  });
  const seen: string[] = [];
  const offsets: number[] = [];
  const subscription = client.newSubscription(channel);
  subscription.on('publication', ({ data, offset }) => {
    // State and counts are no entries of the log.
    if (offset === undefined) return;
    seen.push((data as { message: { content: string } }).message.content);
    offsets.push(offset);
  });
  subscription.subscribe();
  client.connect();
  await subscription.ready();
  await sendLine('停机前');
  await until(() => seen.length === 1);

  client.disconnect();
  await sendLine('没有人听见');
  running.child.kill('SIGTERM');
  expect(await running.ended).toBe(0);
  running = await runReferenceApi({ ...settings, REFERENCE_API_PORT: port });
  await sendLine('重启以后');
  client.connect();
  await until(() => seen.length === 3);
  expect(seen).toEqual(['停机前', '没有人听见', '重启以后']);
  expect(offsets).toEqual([0, 1, 2].map((step) => (offsets[0] ?? 0) + step));
  client.disconnect();

  const clip = await fetch(`${running.url}/media/clip/lake-wide.mp4`, { headers: { range: 'bytes=0-99' } });
  expect([clip.status, (await clip.arrayBuffer()).byteLength]).toEqual([206, 100]);
  expect(await (await fetch(`${running.url}/media/live/live.m3u8`)).text()).toContain(
    '#EXT-X-MEDIA-SEQUENCE',
  );
}, 60_000);

test('realtime clients do not delay the stop', async () => {
  const socket = new WebSocket(`${running.url.replace('http', 'ws')}/connection/websocket`);
  await new Promise((resolve) => socket.on('open', resolve));
  const closed = new Promise((resolve) => socket.on('close', resolve));
  running.child.kill('SIGTERM');
  expect(await closed).toBe(3001);
  expect(await running.ended).toBe(0);
}, 30_000);
