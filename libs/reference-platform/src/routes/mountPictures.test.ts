import { openTestPlatform } from '../../testing/openTestPlatform';
import { pictureCases } from '../seed/pictureCases';
import { photographs } from '../seed/pictures/photographs';

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
  '/media/picture/none.jpg',
  '/media/picture/constructor.jpg',
  '/media/picture/lake-day.svg',
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
  const paths = new Set(all.match(/\/media\/[\w/-]+\.(svg|jpg)/g));
  paths.delete('/media/missing/ferry-fog.jpg');
  // The odd pictures are files only; `sampleContent.test.ts` looks for them.
  for (const { body } of pictureCases)
    for (const [path] of body.matchAll(/\/media\/picture\/[\w.-]+/g)) paths.delete(path);
  expect(paths.size).toBeGreaterThan(100);
  for (const path of paths) expect([path, (await send('GET', path)).status]).toEqual([path, 200]);
});

test('where there are no files, a photograph is a drawing in its shape', async () => {
  const { send } = await openTestPlatform();
  const response = await send('GET', '/media/picture/lake-day.jpg?w=640&format=webp');
  expect(response.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
  const [width, height] = photographs['lake-day'] ?? [];
  const [, drawnWidth, drawnHeight] = /width="(\d+)" height="(\d+)"/.exec(await response.text()) ?? [];
  expect(Number(drawnWidth) / Number(drawnHeight)).toBeCloseTo(Number(width) / Number(height), 2);
});
