import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createPageBodies } from './createPageBodies';

const words = ['云溪', '白鹭', '渡轮', '南岸', '退塘还湿', '三年', '末班', '灯火'];
const html = Array.from(
  { length: 2_000 },
  (_, at) => `<p>${words[(at * at) % 8]}${words[(at * 7) % 5]} ${at % 97}</p>`,
).join('');
const raw = Buffer.from(html);

test('each encoding is compressed once for everybody who waits, and holds the same page', async () => {
  const bodies = createPageBodies(raw);
  const [br, again] = [bodies.in('br'), bodies.in('br')];
  expect(again).toBe(br);
  expect(bodies.in('br')).toBe(br);
  expect(brotliDecompressSync(await br).toString()).toBe(html);
  expect(bodies.in('br')).toBe(await br);
  expect(gunzipSync(await bodies.in('gzip')).toString()).toBe(html);
});

test('the plain body goes once there is brotli, and is made of it again when it is requested', async () => {
  const bodies = createPageBodies(raw);
  expect(bodies.in('identity')).toBe(raw);
  expect(bodies.bytes()).toBe(raw.length);
  const br = await bodies.in('br');
  expect(bodies.bytes()).toBe(br.length);
  await bodies.improve('br');
  const best = await bodies.in('br');
  expect(bodies.bytes()).toBe(best.length);
  const again = bodies.in('identity');
  expect(bodies.in('identity')).toBe(again);
  expect(await again).toEqual(raw);
  expect(bodies.in('identity')).toBe(await again);
  expect(bodies.bytes()).toBe(best.length + raw.length);
});

test('a page that comes in brotli is not held twice', async () => {
  const br = await createPageBodies(raw).in('br');
  const bodies = createPageBodies(raw, { br });
  expect(bodies.bytes()).toBe(br.length);
  expect(await bodies.in('identity')).toEqual(raw);
  expect(gunzipSync(await createPageBodies(raw, { br }).in('gzip')).toString()).toBe(html);
});

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('an improved body in %s is smaller and the same page', async (encoding, decompress) => {
  const bodies = createPageBodies(raw);
  const first = await bodies.in(encoding);
  expect(bodies.isImprovable(encoding)).toBe(true);
  await bodies.improve(encoding);
  const best = bodies.in(encoding) as Buffer;
  expect(best.length).toBeLessThan(first.length);
  expect(decompress(best).toString()).toBe(html);
  expect(bodies.isImprovable(encoding)).toBe(false);
});

test('a compressed body holds no memory beside its bytes', async () => {
  const bodies = createPageBodies(raw);
  for (const body of [await bodies.in('br'), await bodies.in('gzip')]) {
    expect(body.buffer.byteLength).toBeLessThanOrEqual(Math.max(body.length, Buffer.poolSize));
  }
});

test('the uncompressed body is as good as it gets', () => {
  expect(createPageBodies(raw).isImprovable('identity')).toBe(false);
});
