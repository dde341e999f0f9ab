/** @jest-environment node */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createCentrifugoRealtime } from './createCentrifugoRealtime';

interface Recorded {
  method: string | undefined;
  url: string | undefined;
  key: string | string[] | undefined;
  body: unknown;
}

/** A fake of the server's HTTP API: records calls and gives a fixed answer. */
const openRecorder = async () => {
  const calls: Recorded[] = [];
  const answer = { status: 200, body: '{"result":{}}' };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    calls.push({
      method: request.method,
      url: request.url,
      key: request.headers['x-api-key'],
      body: JSON.parse(Buffer.concat(chunks).toString()),
    });
    if (answer.status === 0) return;
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.address() as AddressInfo;
  return {
    calls,
    answer,
    realtime: createCentrifugoRealtime({ url: `http://127.0.0.1:${port}/`, apiKey: 'key-1', timeoutMs: 200 }),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

let recorder: Awaited<ReturnType<typeof openRecorder>>;
beforeEach(async () => {
  recorder = await openRecorder();
});
afterEach(() => recorder.close());

test('publishes what the log holds', async () => {
  await recorder.realtime.publish('live:lvBirds1', { offset: 7, data: { type: 'delete', msg_id: 'm1' } });
  expect(recorder.calls).toEqual([
    {
      method: 'POST',
      url: '/api/publish',
      key: 'key-1',
      body: { channel: 'live:lvBirds1', data: { type: 'delete', msg_id: 'm1' } },
    },
  ]);
});

test('counts subscribers, and disconnects a user', async () => {
  recorder.answer.body = '{"result":{"num_clients":12,"num_users":9}}';
  expect(await recorder.realtime.countOnline('live:lvBirds1')).toBe(12);
  await recorder.realtime.disconnect('user-1');
  expect(recorder.calls.map(({ url, body }) => [url, body])).toEqual([
    ['/api/presence_stats', { channel: 'live:lvBirds1' }],
    ['/api/disconnect', { user: 'user-1' }],
  ]);
});

test.each([
  ['refuses', 200, '{"error":{"code":102,"message":"unknown channel"}}', '102 unknown channel'],
  ['fails', 500, '', '500'],
  ['is no such server', 200, '<html>', 'JSON'],
  ['hangs', 0, '', 'timeout'],
])('a server that %s is an error, and counts as nobody watching', async (_name, status, body, text) => {
  Object.assign(recorder.answer, { status, body });
  await expect(recorder.realtime.publish('live:x', { offset: 1, data: {} })).rejects.toThrow(text);
  expect(await recorder.realtime.countOnline('live:x')).toBe(0);
});
