/** @jest-environment node */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createCentrifugoRealtime } from './createCentrifugoRealtime';

interface Recorded {
  method: string | undefined;
  url: string | undefined;
  key: string | string[] | undefined;
  type: string | undefined;
  body: unknown;
}

/** A fake of the server's HTTP API: records calls and gives a fixed answer. */
const openRecorder = async (timeoutMs = 30_000) => {
  const calls: Recorded[] = [];
  const answer = { status: 200, body: '{"result":{}}' };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    calls.push({
      method: request.method,
      url: request.url,
      key: request.headers['x-api-key'],
      type: request.headers['content-type'],
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
    realtime: createCentrifugoRealtime({ url: `http://127.0.0.1:${port}/`, apiKey: 'key-1', timeoutMs }),
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

/* The answers are those of the documentation of its server API (versions 5 and 6). */

test('publishes what the log holds', async () => {
  recorder.answer.body = '{"result":{"offset":1,"epoch":"vJAh"}}';
  await recorder.realtime.publish('live:lvBirds1', { offset: 7, data: { type: 'delete', msg_id: 'm1' } });
  expect(recorder.calls).toEqual([
    {
      method: 'POST',
      url: '/api/publish',
      key: 'key-1',
      type: 'application/json',
      body: { channel: 'live:lvBirds1', data: { type: 'delete', msg_id: 'm1' } },
    },
  ]);
});

test('a channel without history answers a publication with nothing', async () => {
  recorder.answer.body = '{"result":{}}';
  await expect(recorder.realtime.publish('live:x', { offset: 1, data: {} })).resolves.toBeUndefined();
});

test('counts subscribers, and disconnects a user', async () => {
  recorder.answer.body = '{"result":{"num_clients":12,"num_users":9}}';
  expect(await recorder.realtime.countOnline('live:lvBirds1')).toBe(12);
  recorder.answer.body = '{"result":{}}';
  await recorder.realtime.disconnect('user-1');
  expect(recorder.calls.map(({ url, body }) => [url, body])).toEqual([
    ['/api/presence_stats', { channel: 'live:lvBirds1' }],
    ['/api/disconnect', { user: 'user-1' }],
  ]);
});

test.each([
  [
    'knows no such namespace',
    200,
    '{"error":{"code":102,"message":"unknown channel"}}',
    '102 unknown channel',
  ],
  ['has presence switched off', 200, '{"error":{"code":108,"message":"not available"}}', '108 not available'],
  ['refuses the key', 401, '', '401'],
  ['fails', 500, '', '500'],
  ['is no such server', 200, '<html>', 'JSON'],
])('a server that %s is an error, and counts as nobody watching', async (_name, status, body, text) => {
  Object.assign(recorder.answer, { status, body });
  await expect(recorder.realtime.publish('live:x', { offset: 1, data: {} })).rejects.toThrow(text);
  expect(await recorder.realtime.countOnline('live:x')).toBe(0);
});

test('a server that hangs is an error', async () => {
  const hanging = await openRecorder(200);
  hanging.answer.status = 0;
  await expect(hanging.realtime.publish('live:x', { offset: 1, data: {} })).rejects.toThrow('timeout');
  hanging.close();
});
