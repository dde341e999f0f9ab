import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closeServers, startSite } from '../../testing/startSite';
import { sendRaw } from '../../testing/sendRaw';
import { saveReleases } from './saveReleases';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assets-'));
});
afterEach(async () => {
  await closeServers();
  await rm(folder, { recursive: true, force: true });
});

const build = async (name: string, files: Record<string, string>): Promise<string> => {
  const clientDir = join(folder, name);
  await mkdir(join(clientDir, 'assets'), { recursive: true });
  for (const [path, text] of Object.entries(files)) await writeFile(join(clientDir, path), text);
  return clientDir;
};
const startWith = async (clientDir: string) => {
  const site = await startSite({ assets: { clientDir } }, { ASSETS_KEEP_DIR: join(folder, 'saved') });
  return (path: string, headers = {}) => sendRaw(site.url, `/davmu/share/${path}`, { headers });
};

const current = {
  'assets/main-1a2b.js': 'main()',
  'assets/main-1a2b.js.br': 'brotli bytes',
  'assets/main-1a2b.js.map': 'sources',
  'assets/.secret.js': 'hidden',
  'sw.js': 'self.x=1',
  'index.html': '<html>',
};

test('hashed files are immutable and sent in an encoding the browser accepts', async () => {
  const get = await startWith(await build('one', current));
  const plain = await get('assets/main-1a2b.js');
  expect(plain.status).toBe(200);
  expect(plain.body.toString()).toBe('main()');
  expect(plain.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
    'x-content-type-options': 'nosniff',
  });
  const packed = await get('assets/main-1a2b.js', { 'accept-encoding': 'br' });
  expect(packed.headers['content-encoding']).toBe('br');
  expect(packed.body.toString()).toBe('brotli bytes');
  const other = await get('assets/main-1a2b.js', { 'accept-encoding': 'gzip' });
  expect(other.headers['content-encoding']).toBeUndefined();
});

test('files with fixed names are revalidated every time', async () => {
  const get = await startWith(await build('one', current));
  const worker = await get('sw.js');
  expect(worker.headers['cache-control']).toBe('no-cache');
  const { status, body } = await get('sw.js', { 'if-none-match': worker.headers.etag });
  expect([status, body.length]).toEqual([304, 0]);
});

test('switched off, the address of the service worker has the one that removes it', async () => {
  const clientDir = await build('one', {
    'assets/main-1a2b.js': 'main()',
    'sw.js': 'on()',
    'sw-off.js': 'off()',
  });
  const workerWith = async (env: Record<string, string>) => {
    const site = await startSite(
      { assets: { clientDir } },
      { ASSETS_KEEP_DIR: join(folder, 'saved'), ...env },
    );
    return sendRaw(site.url, '/davmu/share/sw.js', {});
  };
  expect((await workerWith({})).body.toString()).toBe('on()');
  const { body, headers } = await workerWith({ SERVICE_WORKER: 'off' });
  expect(body.toString()).toBe('off()');
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
  });
  expect(headers['service-worker-allowed']).toBeUndefined();
});

test.each([
  'assets/main-1a2b.js.map',
  'assets/main-1a2b.js.br',
  'assets/.secret.js',
  'assets/..%2fsw.js',
  'assets/../sw.js',
  'assets/gone.js',
  'assets/',
])('%s is not served', async (path) => {
  const get = await startWith(await build('one', current));
  const { status, body } = await get(path);
  expect(status).toBe(404);
  expect(body.toString()).not.toMatch(/self|sources|hidden/);
});

test('hashed files of the previous release are still served', async () => {
  await startWith(await build('one', current));
  await closeServers();
  const get = await startWith(await build('two', { 'assets/main-9z8y.js': 'next()', 'sw.js': 'self.x=2' }));
  expect((await get('assets/main-9z8y.js')).body.toString()).toBe('next()');
  expect((await get('assets/main-1a2b.js')).body.toString()).toBe('main()');
  expect((await get('sw.js')).body.toString()).toBe('self.x=2');
});

test('an instance that goes on beside the next release serves the files of that one, too', async () => {
  const get = await startWith(await build('one', current));
  const next = await startWith(await build('two', { 'assets/main-9z8y.js': 'next()' }));
  expect((await next('assets/main-1a2b.js')).body.toString()).toBe('main()');
  expect((await get('assets/main-9z8y.js')).body.toString()).toBe('next()');
  expect((await get('assets/gone.js')).status).toBe(404);
});

test('a file deleted while the site runs gives 404, not 500', async () => {
  const clientDir = await build('one', current);
  const get = await startWith(clientDir);
  await rm(clientDir, { recursive: true });
  for (const path of ['assets/main-1a2b.js', 'sw.js']) {
    const { status, headers } = await get(path, { 'accept-encoding': 'br' });
    expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
  }
});

test('the site starts when the folder of earlier releases is not writable', async () => {
  await writeFile(join(folder, 'saved'), 'a file');
  const get = await startWith(await build('one', current));
  expect((await get('assets/main-1a2b.js')).status).toBe(200);
});

test('a release is deleted when it is neither among the newest three nor younger than seven days', async () => {
  const clientDir = await build('one', current);
  const saved = join(folder, 'saved');
  const day = 24 * 60 * 60 * 1000;
  const start = Date.now() - 100 * day;
  const release = async (name: string, at: number) => {
    const earlier = await saveReleases(saved, clientDir, name, at);
    return earlier.map((path) => path.slice(saved.length + 1));
  };
  for (const name of ['a', 'b', 'c', 'd']) await release(name, start);
  expect(await readdir(saved)).toHaveLength(4);
  await utimes(join(saved, 'a'), 1, 1);
  expect(await release('e', start + day)).toHaveLength(3);
  expect(await readdir(saved)).not.toContain('a');
  expect(await release('f', start + 30 * day)).toHaveLength(2);
  expect(await readdir(saved)).toHaveLength(3);
});

test('a copy that fails leaves nothing behind', async () => {
  const clientDir = await build('one', current);
  // No copy can be made of a socket.
  const socket = net.createServer().listen(join(clientDir, 'assets/z.sock'));
  await once(socket, 'listening');
  await expect(saveReleases(join(folder, 'saved'), clientDir, 'a')).rejects.toThrow('socket');
  socket.close();
  expect(await readdir(join(folder, 'saved'))).toEqual([]);
});

test('copies that were never finished are deleted after an hour', async () => {
  const clientDir = await build('one', current);
  const saved = join(folder, 'saved');
  for (const name of ['old.part', 'new.part']) await mkdir(join(saved, name), { recursive: true });
  const hoursAgo = Date.now() / 1000 - 2 * 3_600;
  await utimes(join(saved, 'old.part'), hoursAgo, hoursAgo);
  await saveReleases(saved, clientDir, 'a');
  expect((await readdir(saved)).sort()).toEqual(['a', 'new.part']);
});
