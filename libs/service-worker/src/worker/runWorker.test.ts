/** @jest-environment node */
import { createWorker, fileAnswer, htmlAnswer, origin } from '../../testing/createWorker';
import { serviceWorkerConstants } from '../serviceWorkerConstants';

const item = '/davmu/share/peony/doc/2026/11/wetland1/index.html';
/** The variant under which it is saved. */
const plain = '/davmu/share/peony/doc/wetland1/index.html';
const picture = `${origin}/media/one.webp`;
const asset = `${origin}/davmu/share/assets/main-1a2b.js`;
const pages = 'share-site:pages-2';
const files = 'share-site:files-2';

let worker: ReturnType<typeof createWorker>;
beforeEach(async () => {
  worker = createWorker();
  await worker.dispatch('install');
  await worker.dispatch('activate');
});
afterEach(() => jest.useRealTimers());

/** A page that was read online with a file and a picture. */
const openItem = async (path = item) => {
  worker.answers[path] = htmlAnswer('text');
  worker.answers['/media/one.webp'] = fileAnswer('image/webp');
  worker.answers['/davmu/share/assets/main-1a2b.js'] = fileAnswer('text/javascript');
  await worker.visit(path);
  await worker.read(path, { title: '白鹭', account: '云浦观察', files: [asset], pictures: [picture] });
};
const goOffline = () => {
  for (const path of Object.keys(worker.answers)) delete worker.answers[path];
  worker.scope.navigator.onLine = false;
};

test('installed: the offline page and what it names; it takes over no open page', async () => {
  expect(await worker.saved()).toEqual({
    'share-site:offline-r1': ['/davmu/share/logo.svg', '/davmu/share/offline'],
  });
  expect(worker.scope.registration.navigationPreload.enable).toHaveBeenCalled();
  expect(worker.scope.clients.claim).not.toHaveBeenCalled();
});

test('an installation without the offline page is none', async () => {
  const failing = createWorker();
  failing.answers['/davmu/share/offline'] = () => new Response('', { status: 503 });
  await expect(failing.dispatch('install')).rejects.toThrow('503');
});

test('a page that was read is shown without network, with its files and pictures, and says that it is saved', async () => {
  await openItem();
  goOffline();
  const answer = await worker.visit(`${item}?from=chat`);
  expect(await answer?.text()).toBe('text[saved][offline]');
  expect(answer?.headers.get('Content-Security-Policy')).toBe("default-src 'none'");
  expect((await worker.get(picture, { destination: 'image' }))?.status).toBe(200);
  expect((await worker.get(asset))?.status).toBe(200);
});

test.each([
  ['without year and month', plain],
  ['with another actor', '/davmu/share/holly/doc/2026/11/wetland1/index.html'],
  ['with a year alone and a query', '/davmu/share/peony/doc/2026/wetland1/index.html?from=chat'],
])('a saved item is found under another variant of its address: %s (R74)', async (_, variant) => {
  await openItem();
  expect((await worker.saved())[pages]).toEqual([plain]);
  goOffline();
  expect(await (await worker.visit(variant))?.text()).toBe('text[saved][offline]');
});

test.each([
  ['the other family', '/davmu/share/mp/doc/2026/11/wetland1/index.html'],
  ['another page type', '/davmu/share/peony/video/2026/11/wetland1/index.html'],
  ['no item', '/davmu/share/list/doc/index.html'],
])('a saved item is not taken for another page: %s', async (_, other) => {
  await openItem();
  goOffline();
  expect(await (await worker.visit(other))?.text()).toMatch(/^offline page/);
});

test('a special topic is one page under its short form, too', async () => {
  await openItem('/davmu/share/special/wetspec1/index.html');
  expect((await worker.saved())[pages]).toEqual(['/davmu/share/peony/special/wetspec1/index.html']);
});

test('what only looks like an item is saved under its own path', async () => {
  await openItem('/davmu/share/list/video/index.html');
  expect((await worker.saved())[pages]).toEqual(['/davmu/share/list/video/index.html']);
});

test('the first page of a visit, which came without the worker, is saved when it tells that it was read', async () => {
  worker.answers[plain] = htmlAnswer('text');
  await worker.read(item, { title: '白鹭' });
  expect((await worker.saved())[pages]).toEqual([plain]);
});

test('a page that is not saved: the offline page with those that were read', async () => {
  await openItem();
  worker.answers['/davmu/share/'] = htmlAnswer('home');
  await worker.visit('/davmu/share/');
  goOffline();
  const answer = await worker.visit('/davmu/share/peony/doc/2026/11/other/index.html');
  expect(await answer?.text()).toMatch(/^offline page.*\[白鹭\/云浦观察\]\[offline\]$/);
});

test('a saved page has what the newest one says of every page', async () => {
  await openItem();
  jest.useFakeTimers({ now: Date.now() + 1_000, advanceTimers: true });
  worker.answers['/davmu/share/'] = htmlAnswer('home[mourning]');
  await worker.visit('/davmu/share/');
  goOffline();
  expect(await (await worker.visit(item))?.text()).toBe('text[mourning][saved][offline]');
  expect(await (await worker.visit('/davmu/share/list/unread/index.html'))?.text()).toContain('[mourning]');
});

test('the network comes first, and what it says replaces the saved copy', async () => {
  await openItem();
  worker.answers[item] = htmlAnswer('newer');
  expect(await (await worker.visit(item))?.text()).toBe('newer');
  goOffline();
  expect(await (await worker.visit(item))?.text()).toContain('newer');
});

test('a new version of a page starts its hashed files anew when it has been read; pictures of earlier visits stay', async () => {
  await openItem();
  const [next, later] = [
    `${origin}/davmu/share/assets/main-3c4d.js`,
    `${origin}/davmu/share/assets/later-5e.js`,
  ];
  worker.answers['/davmu/share/assets/main-3c4d.js'] = fileAnswer('text/javascript');
  worker.answers['/davmu/share/assets/later-5e.js'] = fileAnswer('text/javascript');
  const filesOfSite = async () => (await worker.saved())[files]?.sort();
  await worker.visit(item);
  expect(await filesOfSite()).toEqual(['/davmu/share/assets/main-1a2b.js', '/media/one.webp']);
  await worker.read(item, { title: '白鹭', files: [next] });
  expect(await filesOfSite()).toEqual(['/davmu/share/assets/main-3c4d.js', '/media/one.webp']);
  await worker.read(item, { title: '白鹭', files: [later] });
  expect(await filesOfSite()).toEqual([
    '/davmu/share/assets/later-5e.js',
    '/davmu/share/assets/main-3c4d.js',
    '/media/one.webp',
  ]);
});

test('a page keeps no more than its newest twenty pictures', async () => {
  worker.answers[plain] = htmlAnswer('text');
  const pathOf = (index: number) => `/media/${index}.webp`;
  const read = (from: number) => {
    const paths = Array.from({ length: serviceWorkerConstants.maxPicturesPerPage }, (_, index) =>
      pathOf(from + index),
    );
    for (const path of paths) worker.answers[path] = fileAnswer('image/webp');
    return worker.read(item, { title: '白鹭', pictures: paths.map((path) => origin + path) });
  };
  await read(0);
  await read(10);
  const saved = (await worker.saved())[files] ?? [];
  expect(saved).toHaveLength(serviceWorkerConstants.maxPicturesPerPage);
  expect(saved).not.toContain(pathOf(9));
  expect(saved).toContain(pathOf(10));
});

test('a network that does not answer in three seconds, or with a failure: the saved copy', async () => {
  await openItem();
  worker.answers[item] = () => new Response('', { status: 503 });
  expect(await (await worker.visit(item))?.text()).toBe('text[saved]');
  let late = (_: Response) => undefined as void;
  worker.answers[item] = () => new Promise<Response>((resolve) => (late = resolve));
  jest.useFakeTimers();
  const visit = worker.visit(item);
  // Fake timers take the immediate at the end of a time limit for a millisecond.
  await jest.advanceTimersByTimeAsync(serviceWorkerConstants.networkTimeoutMs + 1);
  late(htmlAnswer('late')());
  expect(await (await visit)?.text()).toBe('text[saved]');
});

test.each([404, 410])('what is gone (%d) is deleted', async (status) => {
  await openItem();
  worker.answers[item] = () => new Response('', { status });
  await worker.visit(item);
  expect(await worker.saved()).toMatchObject({ [pages]: [], [files]: [] });
});

test.each([
  ['private', item, { 'Cache-Control': 'private, no-store' }],
  ['not public', item, { 'Cache-Control': 'max-age=60' }],
  ['an old page of the server', item, { 'Server-Timing': 'cache;desc="stale-error"' }],
  ['not a document', item, { 'Content-Type': 'application/json' }],
  ['a preview', '/davmu/share/preview-holly/doc/2026/11/draft/index.html', {}],
  ['a page that receives a login', '/davmu/share/auth', {}],
  ['the same page in capitals, as the routes take it', '/davmu/share/AUTH', {}],
  ['a page whose address has a query', '/davmu/share/search/index.html?word=secret', {}],
  ['of another path', '/elsewhere', {}],
])('never saved: %s', async (_, address, headers) => {
  worker.answers[address.split('?')[0] ?? ''] = htmlAnswer('text', headers);
  await worker.visit(address);
  await worker.read(address, { title: '白鹭' });
  expect((await worker.saved())[pages] ?? []).toEqual([]);
});

test.each([
  ['a call of the platform', '/peony/doc/1', {}],
  ['media', '/media/a.mp4', { destination: 'video' }],
  ['a part of a file', '/davmu/share/assets/main-1a2b.js', { init: { headers: { Range: 'bytes=0-1' } } }],
  ['with an authorization', '/davmu/share/assets/a-1.js', { init: { headers: { Authorization: 'x' } } }],
  ['a post', '/davmu/share/', { init: { method: 'POST' }, mode: 'navigate', destination: 'document' }],
  ['a page in a frame', item, { mode: 'navigate', destination: 'iframe' }],
])('left to the browser: %s', async (_, address, more) => {
  expect(await worker.get(address, more)).toBeUndefined();
  expect(worker.requested).not.toContain(address);
});

test('pictures: not private ones, not large ones, no other type', async () => {
  worker.answers[plain] = htmlAnswer('text');
  worker.answers['/media/private.webp'] = () =>
    new Response('', { headers: { 'Content-Type': 'image/webp', 'Cache-Control': 'private' } });
  worker.answers['/media/large.webp'] = fileAnswer('image/webp', serviceWorkerConstants.maxPictureBytes + 1);
  worker.answers['/media/page.webp'] = htmlAnswer('text');
  const pictures = ['private', 'large', 'page', 'gone'].map((name) => `${origin}/media/${name}.webp`);
  await worker.read(item, { title: '白鹭', pictures });
  expect(await worker.saved()).toMatchObject({ [pages]: [plain], [files]: [] });
});

test('a picture that the network does not answer comes from what is saved, or fails: it does not hold the worker', async () => {
  await openItem();
  jest.useFakeTimers();
  const other = `${origin}/media/other.webp`;
  for (const path of ['/media/one.webp', '/media/other.webp'])
    worker.answers[path] = () => new Promise<never>(() => undefined);
  const answers = Promise.all(
    [picture, other].map((address) => worker.get(address, { destination: 'image' })),
  );
  await jest.advanceTimersByTimeAsync(serviceWorkerConstants.pictureTimeoutMs + 1);
  expect((await answers).map((answer) => answer?.type)).toEqual(['default', 'error']);
});

test('the oldest page goes, and with it what only it needs', async () => {
  jest.useFakeTimers({ doNotFake: ['setTimeout'], now: 1_000 });
  await openItem();
  const pathOf = (index: number) => `/davmu/share/peony/doc/p${index}/index.html`;
  for (let index = 0; index < serviceWorkerConstants.maxPages; index += 1) {
    jest.setSystemTime(2_000 + index);
    worker.answers[pathOf(index)] = htmlAnswer('text');
    await worker.read(pathOf(index), { title: 'x', files: [asset] });
  }
  const saved = await worker.saved();
  expect(saved[pages]).toHaveLength(serviceWorkerConstants.maxPages);
  expect(saved[pages]).not.toContain(plain);
  expect(saved[files]).toEqual(['/davmu/share/assets/main-1a2b.js']);
});

test.each([null, 'page-read', { type: 'other' }, { type: 'page-read', files: 7, pictures: [{}] }])(
  'a message that is none (%j) harms nothing',
  async (data) => {
    await worker.dispatch('message', { data, source: { url: origin + item } });
    expect((await worker.saved())[pages] ?? []).toEqual([]);
  },
);

test('caches of another version or release go; those of others stay', async () => {
  for (const name of ['share-site:pages-1', 'share-site:offline-r0', 'other'])
    await worker.scope.caches.open(name);
  await openItem();
  await worker.dispatch('activate');
  expect(Object.keys(await worker.saved()).sort()).toEqual(['other', files, 'share-site:offline-r1', pages]);
});
