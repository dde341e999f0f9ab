import { closeServers, plainPage, startSite } from '../../testing/startSite';
import { sendRaw } from '../../testing/sendRaw';

afterEach(closeServers);

const path = '/davmu/share/news/2026/0a1b2c3d/index.html';
const html = '<!doctype html><title>简体</title>';
const toTraditional = (text: string) => text.replace('简体', '繁體');
const traditional = { headers: { cookie: 'a=b; locale=zh-Hant' } };

const start = (env: Record<string, string> = {}) => {
  const convert = jest.fn(toTraditional);
  const renderPage = jest.fn(async () => plainPage(html));
  const renderError = () => plainPage(html);
  return startSite({ renderPage, renderError, toTraditional: convert }, env).then((site) => ({
    ...site,
    convert,
    renderPage,
  }));
};

test('R83: who has chosen 繁體 gets the page in it, made once and stored apart', async () => {
  const { url, convert, renderPage } = await start();
  const before = await sendRaw(url, path);
  const first = await sendRaw(url, path, traditional);
  const plain = await sendRaw(url, path);
  const second = await sendRaw(url, path, traditional);
  expect([before, first, plain, second].map(({ body }) => body.toString())).toEqual([
    html,
    toTraditional(html),
    html,
    toTraditional(html),
  ]);
  expect([renderPage, convert].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  expect(second.headers).toMatchObject({
    vary: 'Accept-Encoding, Save-Data, Cookie',
    'content-language': 'zh-Hant',
    'cache-control': plain.headers['cache-control'],
    'content-security-policy': plain.headers['content-security-policy'],
  });
  expect(second.headers.etag).not.toBe(plain.headers.etag);
  expect([plain.headers.vary, plain.headers['content-language']]).toEqual([
    'Accept-Encoding, Save-Data',
    undefined,
  ]);
});

test.each(['locale=zh-Hans', 'locale=zh-Hant-x', 'xlocale=zh-Hant', 'locale=', 'locale=<b>', ''])(
  'R83: the cookie %j chooses nothing',
  async (cookie) => {
    const { url, convert } = await start();
    expect((await sendRaw(url, path, { headers: { cookie } })).body.toString()).toBe(html);
    expect(convert).not.toHaveBeenCalled();
  },
);

test('a browser that has the page in one of both is sent the other', async () => {
  const { url } = await start();
  const plain = await sendRaw(url, path);
  const condition = { 'if-none-match': plain.headers.etag as string };
  const chosen = await sendRaw(url, path, { headers: { ...traditional.headers, ...condition } });
  expect(chosen.status).toBe(200);
  const again = { 'if-none-match': chosen.headers.etag as string };
  expect((await sendRaw(url, path, { headers: { ...traditional.headers, ...again } })).status).toBe(304);
  expect((await sendRaw(url, path, { headers: again })).status).toBe(200);
});

test.each<Record<string, string>>([{}, { PAGE_CACHE: 'off' }])(
  'pages that are not cached, error pages and smaller pictures are in 繁體, too (%j)',
  async (env) => {
    const { url } = await start(env);
    const saving = { headers: { ...traditional.headers, 'save-data': 'on' } };
    expect((await sendRaw(url, path, saving)).body.toString()).toBe(toTraditional(html));
    const missing = await sendRaw(url, `/davmu/share${'/a'.repeat(40)}`, traditional);
    expect([missing.status, missing.body.toString()]).toEqual([404, toTraditional(html)]);
  },
);
