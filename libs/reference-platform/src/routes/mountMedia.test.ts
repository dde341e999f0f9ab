import { openTestPlatform } from '../../testing/openTestPlatform';

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
