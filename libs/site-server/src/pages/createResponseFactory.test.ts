import { createHash } from 'node:crypto';
import { closeServers, plainPage, startSite } from '../../testing/startSite';
import { sendRaw } from '../../testing/sendRaw';

afterEach(closeServers);

const path = '/davmu/share/news/0a1b2c3d';

test('a page carries its content security policy and the fixed headers', async () => {
  const renderPage = async () =>
    plainPage('<p>ok</p>', {
      inlineScripts: ['start()'],
      inlineStyles: ['.a{}'],
      embedsFrames: ['https://v.example'],
    });
  const { url } = await startSite({ renderPage });
  const { headers } = await sendRaw(url, path);
  const hash = createHash('sha256').update('start()').digest('base64');
  expect(headers['content-security-policy']).toContain(`script-src 'sha256-${hash}' `);
  expect(headers['content-security-policy']).toContain("frame-src 'self' https://v.example weixin:");
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    vary: 'Accept-Encoding, Save-Data',
    'cache-control': 'public, max-age=0, s-maxage=30, stale-while-revalidate=5, stale-if-error=86400',
    'content-usage': 'train-ai=n',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'origin-agent-cluster': '?1',
    'reporting-endpoints': 'csp="/-/csp"',
    'x-frame-options': 'SAMEORIGIN',
  });
  expect(headers['strict-transport-security']).toBeUndefined();
});

test('an https site sends HSTS, and configured hosts may frame it', async () => {
  const { url } = await startSite(
    {},
    { SITE_ORIGIN: 'https://share.example.com', FRAME_ANCESTORS: 'https://shell.example.com' },
  );
  const { headers } = await sendRaw(url, path);
  expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  expect(headers['x-frame-options']).toBeUndefined();
});

test.each([
  ['0a1b2c3d-trace', true],
  ['short', false],
  ['with space and more', false],
  ['x'.repeat(65), false],
])('request id %j is cached: %s', async (sent, cached) => {
  const { url } = await startSite();
  const id = (await sendRaw(url, path, { headers: { 'x-request-id': sent } })).headers['x-request-id'];
  if (cached) expect(id).toBe(sent);
  else expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
});

test('a page of which something will be known in a moment is made anew for the next visitor', async () => {
  const renderPage = async () => plainPage('<p>ok</p>', { freshness: 'provisional' });
  const { url } = await startSite({ renderPage });
  const { headers } = await sendRaw(url, path);
  expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=1, stale-if-error=86400');
});

test('a preview is never cached and hidden from search engines', async () => {
  const renderPage = jest.fn(async () => plainPage('<p>ok</p>', { freshness: 'none' }));
  const { url } = await startSite({ renderPage });
  await sendRaw(url, path);
  const { headers } = await sendRaw(url, path);
  expect(headers['cache-control']).toBe('private, no-store');
  expect(headers['x-robots-tag']).toBe('noindex');
  expect(renderPage).toHaveBeenCalledTimes(2);
});

test('modules to preload are sent in a Link header', async () => {
  const preload = ['/davmu/share/assets/main-1a.js', '/x>; rel="evil'];
  const { url } = await startSite({ renderPage: async () => plainPage('<p>ok</p>', { preload }) });
  const { headers } = await sendRaw(url, path);
  expect(headers.link).toBe('</davmu/share/assets/main-1a.js>; rel=modulepreload');
});
