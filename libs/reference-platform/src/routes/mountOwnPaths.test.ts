import { openTestPlatform } from '../../testing/openTestPlatform';

test.each([
  ['user_agreement', '用户协议'],
  ['privacy_policy', '隐私政策'],
  ['warm_stations', '暖心驿站开放规则'],
])('%s is a document that may be framed by the site and runs nothing', async (name, title) => {
  const { send } = await openTestPlatform();
  const response = await send('GET', `/davmu/agreement/${name}`);
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/html; charset=UTF-8');
  expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
  expect(html).toContain(`<h1>云浦新闻${title}</h1>`);
  expect(html).not.toMatch(/<script|\son\w+=|javascript:|https?:/i);
});

test.each(['unknown', '__proto__', 'constructor', '..%2Fuser_agreement'])('%s is not found', async (name) => {
  const { call } = await openTestPlatform();
  expect((await call('GET', `/davmu/agreement/${name}`)).body.code).toBe(404);
});

test('pictures are immutable, inert SVG', async () => {
  const { send } = await openTestPlatform();
  for (const path of [
    '/media/scene/wetland-1.svg',
    '/media/avatar/a.svg',
    '/media/icon/home-on.svg',
    '/media/logo.svg',
  ]) {
    const response = await send('GET', path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
  }
});

test.each([
  '/media/scene/a.png',
  '/media/scene/%3Cscript%3E.svg',
  `/media/scene/${'a'.repeat(81)}.svg`,
  '/media/none/a.svg',
])('%s is not found', async (path) => {
  const { send } = await openTestPlatform();
  expect((await send('GET', path)).status).toBe(404);
});

test('every picture the sample content names exists', async () => {
  const { send, store } = await openTestPlatform();
  const all = JSON.stringify([
    await store.list('content'),
    await store.list('comment'),
    await store.list('app-info'),
  ]);
  const paths = new Set(all.match(/\/media\/[\w/-]+\.svg/g));
  expect(paths.size).toBeGreaterThan(100);
  for (const path of paths) expect([path, (await send('GET', path)).status]).toEqual([path, 200]);
});
