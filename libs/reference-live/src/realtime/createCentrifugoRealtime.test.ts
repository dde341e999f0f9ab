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
const openRecorder = async (timeoutMs = 30_000, presenceMs = 30_000) => {
  const calls: Recorded[] = [];
  const answer = { status: 200, body: '{"result":{}}', after: Promise.resolve() };
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
    const { status, body, after } = answer;
    if (status === 0) return;
    await after;
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.address() as AddressInfo;
  return {
    calls,
    answer,
    realtime: createCentrifugoRealtime({
      url: `http://127.0.0.1:${port}/`,
      apiKey: 'key-1',
      timeoutMs,
      presenceMs,
    }),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

const until = async (condition: () => boolean | Promise<boolean>) => {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 2));
};

let recorder: Awaited<ReturnType<typeof openRecorder>>;
beforeEach(async () => {
  recorder = await openRecorder();
});
afterEach(() => recorder.close());

/* The answers are those of the documentation of its server API (versions 5 and 6). */

test('what is no entry of the log is published outside of the history', async () => {
  recorder.answer.body = '{"result":{}}';
  const room = { type: 'room', status: 1, online_count: 1, view_count: 2, like_count: 3 };
  await recorder.realtime.inform?.('live:lvBirds1', room);
  expect(recorder.calls).toMatchObject([
    { url: '/api/publish', body: { channel: 'live:lvBirds1', data: room, skip_history: true } },
  ]);
});

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
  await expect(
    recorder.realtime.publish('live:x', { offset: 1, data: { type: 'status', status: 1 } }),
  ).resolves.toBeUndefined();
});

test('what is published while a request runs goes in one batch, in order', async () => {
  const { realtime, calls, answer } = recorder;
  const deletion = (msg_id: string) => ({ type: 'delete' as const, msg_id });
  const publish = (id: string) => realtime.publish('live:x', { offset: 1, data: deletion(id) });
  let answerFirst = () => {};
  answer.after = new Promise((resolve) => {
    answerFirst = resolve;
  });
  const first = publish('m1');
  await until(() => calls.length === 1);
  // The documented answer of a batch: each command has its reply or its error.
  answer.body =
    '{"replies":[{"publish":{}},{"error":{"code":102,"message":"unknown channel"}},{"publish":{}}]}';
  const sent = Promise.allSettled([publish('m2'), publish('m3'), publish('m4')]);
  answerFirst();
  const others = await sent;
  await first;
  expect(calls.map(({ url }) => url)).toEqual(['/api/publish', '/api/batch']);
  expect(calls[1]?.body).toEqual({
    commands: ['m2', 'm3', 'm4'].map((id) => ({ publish: { channel: 'live:x', data: deletion(id) } })),
  });
  expect(others.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

test('the visitors of a room are counted once for all who read it', async () => {
  const { realtime, calls, answer } = recorder;
  answer.body = '{"result":{"num_clients":12}}';
  const counts = await Promise.all(Array.from({ length: 50 }, () => realtime.countOnline('live:x')));
  expect(new Set(counts)).toEqual(new Set([12]));
  expect(await realtime.countOnline('live:x')).toBe(12);
  expect(calls).toHaveLength(1);
  expect(await realtime.countOnline('live:y')).toBe(12);
  expect(calls).toHaveLength(2);
});

test('the count of a room is not cached for long', async () => {
  const { realtime, calls, close } = await openRecorder(30_000, 1);
  await until(async () => {
    await realtime.countOnline('live:x');
    return calls.length > 1;
  });
  close();
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
])('a server that %s is an error, and counts as no visitors', async (_name, status, body, text) => {
  Object.assign(recorder.answer, { status, body });
  await expect(
    recorder.realtime.publish('live:x', { offset: 1, data: { type: 'status', status: 1 } }),
  ).rejects.toThrow(text);
  expect(await recorder.realtime.countOnline('live:x')).toBe(0);
});

test('a server that hangs is an error', async () => {
  const hanging = await openRecorder(200);
  hanging.answer.status = 0;
  await expect(
    hanging.realtime.publish('live:x', { offset: 1, data: { type: 'status', status: 1 } }),
  ).rejects.toThrow('No answer within 200 ms');
  hanging.close();
});
