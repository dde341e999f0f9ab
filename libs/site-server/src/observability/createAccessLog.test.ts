import { closeServers, startSite } from '../../testing/startSite';
import { sendRaw } from '../../testing/sendRaw';

afterEach(closeServers);

const path = '/davmu/share/news/0a1b2c3d';

test('metrics are labelled by route template and served on the admin port only', async () => {
  const { url, adminUrl } = await startSite();
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

test('the access log has one line per request and no personal data', async () => {
  const canaries = [
    'canary-id',
    'canary-query',
    'canary-token',
    'canary-agent',
    '13800138000',
    '203.0.113.77',
  ];
  const { url, log, close } = await startSite({}, { TRUSTED_PROXIES: '127.0.0.1' });
  await sendRaw(url, '/davmu/share/news/canary-id?q=canary-query&tel=13800138000', {
    headers: {
      authorization: 'canary-token',
      'user-agent': 'canary-agent',
      'x-forwarded-for': '203.0.113.77',
      'x-request-id': 'request-0001',
      traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
    },
  });
  await close();
  const lines = log.filter(({ msg }) => msg === 'request');
  expect(lines).toEqual([
    expect.objectContaining({
      requestId: 'request-0001',
      traceId: '0af7651916cd43dd8448eb211c80319c',
      method: 'GET',
      route: '/:actor/:type/:id',
      status: 200,
      cache: 'miss',
      network: '203.0.113.0',
    }),
  ]);
  for (const canary of canaries) expect(JSON.stringify(log)).not.toContain(canary);
});

test.each(['', `00-${'g'.repeat(32)}-b7ad6b7169203331-01`, '00-0af7651916cd43dd8448eb211c80319c"}'])(
  'a line has an id of our own in place of the trace %j',
  async (traceparent) => {
    const { url, log, close } = await startSite();
    await sendRaw(url, path, { headers: { traceparent } });
    await close();
    const [line] = log.filter(({ msg }) => msg === 'request');
    expect(line?.['traceId']).toBe(String(line?.['requestId']).replaceAll('-', ''));
  },
);

test('REQUEST_LOG=off writes no request lines', async () => {
  const { url, log, close } = await startSite({}, { REQUEST_LOG: 'off' });
  await sendRaw(url, path);
  await close();
  expect(log).toEqual([]);
});
