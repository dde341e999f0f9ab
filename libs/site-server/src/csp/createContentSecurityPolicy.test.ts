import { createHash } from 'node:crypto';
import { readSettings } from '../settings/readSettings';
import { createContentSecurityPolicy } from './createContentSecurityPolicy';

const none = { inlineScripts: [], inlineStyles: [] };

const policyOf = (
  env: Record<string, string>,
  page: Parameters<ReturnType<typeof createContentSecurityPolicy>>[0] = none,
) => {
  const text = createContentSecurityPolicy(readSettings(env))(page);
  const directives = text.split('; ').map((directive) => directive.split(' '));
  return { text, of: new Map(directives.map(([name = '', ...sources]) => [name, sources])) };
};

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('the default policy allows no other host than the fixed ones', () => {
  const { text } = policyOf({});
  expect(text).toBe(
    "default-src 'none'; " +
      "script-src http://127.0.0.1:4200/davmu/share/assets/ http://localhost:4200/davmu/share/assets/ 'report-sample'; " +
      "style-src 'self'; style-src-attr 'unsafe-inline'; " +
      "frame-src 'self' weixin:; " +
      "img-src 'self' data: blob: https://*.qlogo.cn wxlocalresource: weixin:; " +
      "media-src 'self' blob:; font-src 'self' data:; " +
      "connect-src 'self' ws://127.0.0.1:4200 ws://localhost:4200; " +
      "child-src 'self'; worker-src 'self' blob:; manifest-src 'self'; base-uri 'none'; object-src 'none'; " +
      "form-action 'self'; frame-ancestors 'self'; report-to csp; report-uri /-/csp",
  );
});

test('inline scripts and styles are allowed by the hash of their exact text', () => {
  const { of } = policyOf({}, { inlineScripts: ['let 甲=1', 'b()'], inlineStyles: ['.a{color:red}'] });
  expect(of.get('script-src')).toEqual(expect.arrayContaining([hash('let 甲=1'), hash('b()')]));
  expect(of.get('style-src')).toContain(hash('.a{color:red}'));
  expect(of.get('style-src')).not.toContain(hash('b()'));
});

test('scripts are never allowed by an unsafe keyword or a whole host', () => {
  const { of } = policyOf({ SITE_ORIGIN: 'https://share.example.com' });
  expect(of.get('script-src')).toEqual(['https://share.example.com/davmu/share/assets/', "'report-sample'"]);
});

test('exactly the hosts of EMBED_HOSTS may be framed besides the site itself', () => {
  const { of, text } = policyOf({ EMBED_HOSTS: 'player.example.com, v.example.net:8443' });
  const hosts = ['https://player.example.com', 'https://v.example.net:8443'];
  expect(of.get('frame-src')).toEqual(["'self'", ...hosts, 'weixin:']);
  expect(text.split('player.example.com')).toHaveLength(2);
});

test('an https site upgrades requests and connects to wss', () => {
  const { text, of } = policyOf({ SITE_ORIGIN: 'https://share.example.com' });
  expect(text).toContain('; upgrade-insecure-requests;');
  expect(of.get('connect-src')).toEqual(["'self'", 'wss://share.example.com']);
  expect(policyOf({}).text).not.toContain('upgrade-insecure-requests');
});

test('configured hosts reach their directives and no other', () => {
  const { of } = policyOf({
    PUBLIC_API_BASE_URL: 'https://api.example.com/v',
    STATS_BASE_URL: 'https://stats.example.com',
    CSP_EXTRA_FRAME_SRC: 'https://player.example.com',
    CSP_EXTRA_CONNECT_SRC: 'wss://realtime.example.com',
    FRAME_ANCESTORS: 'https://shell.example.com',
    MAP_KEY: 'k1',
    MAP_STATIC_URL: 'https://maps.example.com/static?at={longitude},{latitude}&size={size}&key={key}',
  });
  expect(of.get('connect-src')).toEqual(
    expect.arrayContaining([
      'https://api.example.com',
      'wss://api.example.com',
      'https://stats.example.com',
      'wss://realtime.example.com',
    ]),
  );
  expect(of.get('img-src')).toContain('https://maps.example.com');
  expect(of.get('frame-src')).toEqual(["'self'", 'https://player.example.com', 'weixin:']);
  expect(of.get('frame-ancestors')).toEqual(["'self'", 'https://shell.example.com']);
});

test('a page may add frame sources, but only plain origins', () => {
  const { of } = policyOf(
    {},
    { ...none, embedsFrames: ['https://a.example.com', '*', 'https://b.example.com; script-src *'] },
  );
  expect(of.get('frame-src')).toEqual(["'self'", 'https://a.example.com', 'weixin:']);
  expect(of.get('script-src')).not.toContain('*');
});

test('only with the debug console may a page write styles and run texts', () => {
  const policyWith = (env: Record<string, string>) =>
    createContentSecurityPolicy(readSettings(env))({ inlineScripts: ['a()'], inlineStyles: ['b{}'] });
  expect(policyWith({ DEBUG_CONSOLE: 'true' })).toMatch(
    /script-src [^;]*'unsafe-eval'.*style-src 'self' 'unsafe-inline';/,
  );
  expect(policyWith({})).not.toMatch(/unsafe-eval|style-src [^;]*unsafe-inline/);
});
