import { once } from 'node:events';
import type { Socket } from 'node:net';
import { sendRaw } from '../../testing/sendRaw';
import { startResettingPlatform } from '../../testing/startResettingPlatform';
import { closeServers, startSite } from '../../testing/startSite';
import { createUpstream, mayRepeat } from '@share/forwarding';

type Platform = Awaited<ReturnType<typeof startResettingPlatform>>;
let platform: Platform;
afterEach(async () => {
  await closeServers();
  await platform.close();
});

const start = async (...options: Parameters<typeof startResettingPlatform>) => {
  platform = await startResettingPlatform(...options);
  const { url } = await startSite({}, { API_BASE_URL: platform.url, TRUSTED_PROXIES: '127.0.0.1' });
  return async (path: string, request: Parameters<typeof sendRaw>[2] = {}) =>
    (await sendRaw(url, path, request)).status;
};

const call = '/peony/v1/group';
const post = { method: 'POST', body: '{"content":"x"}' };
const withKey = { ...post, headers: { 'idempotency-key': 'key-0001' } };
const code = '/peony/v1/vcode?tel=13912348001';
const byScript = { headers: { 'sec-fetch-site': 'same-origin' } };

describe.each<[string, (socket: Socket) => void]>([
  ['reset', (socket) => socket.resetAndDestroy()],
  ['closed', (socket) => socket.destroy()],
  ['ended', (socket) => socket.end()],
])('a reused connection that is %s', (_how, end) => {
  test('costs no reading call and no medium', async () => {
    const ask = await start({ answers: 1, end });
    const statuses: number[] = [];
    for (let count = 0; count < 40; count += 1)
      statuses.push(await ask(count % 2 === 0 ? call : '/media/film.mp4'));
    const together = Array.from({ length: 60 }, () => ask(call));
    expect(new Set([...statuses, ...(await Promise.all(together))])).toEqual(new Set([200]));
  });
});

test('connections that the platform closes at any moment cost no reading call', async () => {
  const ask = await start({ answers: Infinity });
  const resetting = setInterval(() => platform.resetIdle(), 1);
  const askOften = async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 150; count += 1) statuses.push(await ask(call));
    return statuses;
  };
  const statuses = await Promise.all([askOften(), askOften()]);
  clearInterval(resetting);
  expect(statuses.flat().filter((status) => status !== 200)).toEqual([]);
});

test.each<[string, string, Parameters<typeof sendRaw>[2], number, number]>([
  ['a reading call', call, {}, 200, 2],
  ['HEAD', '/media/film.mp4', { method: 'HEAD' }, 200, 2],
  ['a write with a key that makes it one', call, withKey, 200, 2],
  ['a write', call, post, 502, 1],
  ['a call that sends a code', code, byScript, 502, 1],
])('%s (%s) that arrived before the end', async (_name, path, request, status, arrivals) => {
  const ask = await start({ answers: 1 });
  // HEAD does not give its connection back.
  expect(await ask(path, { ...request, method: request?.method === 'HEAD' ? 'GET' : request?.method })).toBe(
    200,
  );
  platform.requests().length = 0;
  expect(await ask(path, request)).toBe(status);
  expect(platform.requests()).toHaveLength(arrivals);
  expect(platform.requests().map(({ body }) => body)).toEqual(Array(arrivals).fill(request?.body ?? ''));
});

test('a write of which nothing could be sent may be sent again', async () => {
  platform = await startResettingPlatform({ answers: Infinity });
  const upstream = createUpstream(platform.url);
  const write = () => upstream.request(call, { kind: 'writes', method: 'POST' });
  await new Promise<void>((resolve) => {
    const first = write();
    first.on('response', (response) => response.resume());
    first.on('close', resolve);
    first.end('{}');
  });
  await new Promise((resolve) => setImmediate(resolve));
  // The reset has arrived, but this process has not noticed it yet.
  platform.resetIdle();
  const second = write();
  const failed = once(second, 'error');
  second.end('{}');
  const error = await failed.then(([cause]) => cause as NodeJS.ErrnoException);
  expect(error.syscall).toBe('write');
  expect(mayRepeat(second, error)).toBe(true);
  expect(platform.requests()).toHaveLength(1);
  upstream.close();
});

test('a new connection that is reset is a failure', async () => {
  const ask = await start({ answers: 0 });
  expect(await ask(call)).toBe(502);
  expect(platform.requests()).toHaveLength(1);
});

test('the second try is the last one', async () => {
  let requested = 0;
  platform = await startResettingPlatform({
    answers: 1,
    end: (socket) => {
      requested += 1;
      if (requested === 1) void platform.close();
      socket.resetAndDestroy();
    },
  });
  const { url } = await startSite({}, { API_BASE_URL: platform.url });
  expect((await sendRaw(url, call)).status).toBe(200);
  expect((await sendRaw(url, call)).status).toBe(502);
});
