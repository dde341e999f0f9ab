import http from 'node:http';
import { closeOpened, openSite, plainPage } from '../../testing/openSite';
import { sendRaw } from '../../testing/sendRaw';

afterEach(closeOpened);

const path = '/davmu/share/news/0a1b2c3d';
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const slowPage = async () => {
  await pause(5);
  return plainPage('<p>ok</p>');
};

test('a site is alive and ready until it closes, then alive only', async () => {
  const { url, close } = await openSite({ limits: { drainMs: 1_000 } });
  expect((await sendRaw(url, '/-/ready')).status).toBe(200);
  const closing = close();
  expect((await sendRaw(url, '/-/ready')).status).toBe(503);
  expect((await sendRaw(url, '/-/live')).status).toBe(200);
  await closing;
  await expect(sendRaw(url, '/-/live')).rejects.toThrow('ECONNREFUSED');
});

test('closing under load fails no request: visitors are moved to another site', async () => {
  const options = { renderPage: slowPage, limits: { drainMs: 1_000 } };
  const env = { PAGE_CACHE: 'off' };
  const [first, second] = [await openSite(options, env), await openSite(options, env)];
  const outcomes = { first: 0, second: 0, failed: 0 };
  let target: 'first' | 'second' = 'first';
  let running = true;
  const visit = async () => {
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
    while (running) {
      const at = target;
      const { url } = at === 'first' ? first : second;
      const status = await sendRaw(url, path, { agent }).then(
        (answer) => answer.status,
        () => 0,
      );
      if (status === 200) outcomes[at] += 1;
      else outcomes.failed += 1;
    }
    agent.destroy();
  };
  const balance = async () => {
    while (running && target === 'first') {
      const { status } = await sendRaw(first.url, '/-/ready');
      if (status !== 200) target = 'second';
      await pause(20);
    }
  };
  const visitors = [...Array.from({ length: 40 }, visit), balance()];
  await pause(150);
  await first.close();
  await pause(150);
  running = false;
  await Promise.all(visitors);
  expect(outcomes.failed).toBe(0);
  expect(outcomes.first).toBeGreaterThan(0);
  expect(outcomes.second).toBeGreaterThan(0);
});

test('a request under way when the port closes is finished', async () => {
  let finish = () => undefined as void;
  const renderPage = () =>
    new Promise<ReturnType<typeof plainPage>>((resolve) => (finish = () => resolve(plainPage('late'))));
  const { url, close } = await openSite({ renderPage });
  const answer = sendRaw(url, path);
  await pause(20);
  const closing = close();
  await pause(20);
  finish();
  expect((await answer).body.toString()).toBe('late');
  await closing;
});

test('a request that never ends is cut off at last', async () => {
  const renderPage = () => new Promise<never>(() => undefined);
  const { url, close } = await openSite({ renderPage, limits: { inFlightMs: 50 } });
  const answer = sendRaw(url, path).catch((cause: Error) => cause.message);
  await pause(20);
  await close();
  expect(await answer).toBe('socket hang up');
});

test('closing twice is harmless', async () => {
  const { close } = await openSite();
  await Promise.all([close(), close()]);
});

test('operators see figures by route template, on a port of their own', async () => {
  const { url, adminUrl } = await openSite();
  await sendRaw(url, path);
  await sendRaw(url, path);
  await sendRaw(url, '/nothing');
  expect((await sendRaw(url, '/metrics')).status).toBe(404);
  const metrics = (await sendRaw(adminUrl, '/metrics')).body.toString();
  expect(metrics).toContain('share_requests_total{route="/:actor/:type/:id",status="2xx",cache="miss"} 1');
  expect(metrics).toContain('share_requests_total{route="/:actor/:type/:id",status="2xx",cache="hit"} 1');
  expect(metrics).toContain('share_requests_total{route="error",status="4xx",cache="-"} 2');
  expect(metrics).toContain('share_live{of="cacheEntries"} 1');
  expect(metrics).toContain('nodejs_eventloop_lag_p99_seconds');
  const health = JSON.parse((await sendRaw(adminUrl, '/health')).body.toString());
  expect(health).toMatchObject({ state: 'ready', ready: true, cacheEntries: 1, rendersRunning: 0 });
  expect((await sendRaw(adminUrl, '/x')).status).toBe(404);
});

test('the log has one line per request and holds nothing personal', async () => {
  const canaries = [
    'canary-id',
    'canary-query',
    'canary-token',
    'canary-agent',
    '13800138000',
    '203.0.113.77',
  ];
  const { url, log } = await openSite({}, { TRUSTED_PROXIES: '127.0.0.1' });
  await sendRaw(url, '/davmu/share/news/canary-id?q=canary-query&tel=13800138000', {
    headers: {
      authorization: 'canary-token',
      'user-agent': 'canary-agent',
      'x-forwarded-for': '203.0.113.77',
      'x-request-id': 'request-0001',
    },
  });
  await pause(10);
  const lines = log.filter(({ msg }) => msg === 'request');
  expect(lines).toEqual([
    expect.objectContaining({
      requestId: 'request-0001',
      method: 'GET',
      route: '/:actor/:type/:id',
      status: 200,
      cache: 'miss',
      network: '203.0.113.0',
    }),
  ]);
  for (const canary of canaries) expect(JSON.stringify(log)).not.toContain(canary);
});

test('REQUEST_LOG=off writes no request lines', async () => {
  const { url, log } = await openSite({}, { REQUEST_LOG: 'off' });
  await sendRaw(url, path);
  await pause(10);
  expect(log).toEqual([]);
});
