import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readSettings, SettingsError } from './readSettings';

const problemsOf = (env: Record<string, string>): readonly string[] => {
  try {
    readSettings(env);
    return [];
  } catch (cause) {
    if (!(cause instanceof SettingsError)) throw cause;
    return cause.problems;
  }
};

test('an empty environment gives the defaults', () => {
  const settings = readSettings({ PATH: '/usr/bin', HOME: '/root', LANG: 'C.UTF-8' });
  expect(settings).toMatchObject({
    host: '127.0.0.1',
    port: 4200,
    adminHost: '127.0.0.1',
    adminPort: 4201,
    siteOrigin: 'http://127.0.0.1:4200',
    apiBaseUrl: 'http://127.0.0.1:4300',
    innerBaseUrl: 'http://127.0.0.1:4300',
    publicApiBaseUrl: '',
    previewEnabled: false,
    budgets: { primaryMs: 1500, secondaryMs: 800, deadlineMs: 2500 },
    drainMs: 1000,
    pageCache: true,
    requestLog: true,
    pcLinkHosts: [],
    embedHosts: [],
    pictureSizeHosts: [],
    trustedProxies: [],
    pictureRules: [
      [
        '^\\/media\\/',
        '{url}?w={w}&format={format}',
        '{url}?w={w}&h={h}&format={format}',
        '{url}?w={w}&h={h}&crop=upper&format={format}',
      ],
    ],
  });
});

test('the default addresses of site and platform follow their ports', () => {
  const settings = readSettings({ PORT: '6400', REFERENCE_API_PORT: '6401' });
  expect(settings.siteOrigin).toBe('http://127.0.0.1:6400');
  expect(settings.ownOrigins).toEqual(['http://127.0.0.1:6400', 'http://localhost:6400']);
  expect(settings.apiBaseUrl).toBe('http://127.0.0.1:6401');
});

test('an origin outside loopback has no alias, and addresses lose their trailing slash', () => {
  const settings = readSettings({
    SITE_ORIGIN: 'https://share.example.com/',
    API_BASE_URL: 'https://api.example.com/v/',
  });
  expect(settings.ownOrigins).toEqual(['https://share.example.com']);
  expect(settings.apiBaseUrl).toBe('https://api.example.com/v');
});

test.each([
  ['http://varnish:6081/', { method: 'PURGE', url: 'http://varnish:6081/' }],
  [
    'POST https://cdn.example.com/p?tag={tag}',
    { method: 'POST', url: 'https://cdn.example.com/p?tag={tag}' },
  ],
])('PURGE_URL=%s', (value, purgeUrl) => {
  expect(readSettings({ PURGE_URL: value })).toMatchObject({ purgeUrl });
});

test.each(['varnish:6081', 'purge http://varnish:6081/', 'PURGE', 'http://'])(
  'PURGE_URL=%s is refused',
  (value) => {
    expect(problemsOf({ PURGE_URL: value })).toEqual([
      expect.stringMatching(/^PURGE_URL must be an address such as .*\.$/),
    ]);
  },
);

test('an empty variable counts as not set where there has to be a value', () => {
  const names = [
    'PORT',
    'API_BASE_URL',
    'PREVIEW_ENABLED',
    'RUM_SAMPLE_RATE',
    'ASSETS_KEEP_DIR',
    'REDIS_URL',
  ];
  expect(readSettings(Object.fromEntries(names.map((name) => [name, ' '])))).toEqual(readSettings({}));
});

test('an empty variable says that there is none where that is possible: no app, no client', () => {
  const names = ['CLIENT_UA_TOKEN', 'APP_SCHEME', 'APP_UNIVERSAL_LINK', 'APP_PACKAGE'];
  const { app } = readSettings(Object.fromEntries(names.map((name) => [name, ''])));
  expect(app).toEqual({ uaToken: '', scheme: '', universalLink: '', packageName: '', wxOpenAppId: '' });
  expect(readSettings({}).app.scheme).toBe('shareapp');
});

test('lists are separated by spaces or commas', () => {
  const settings = readSettings({
    SITE_ORIGIN: 'https://share.example.com',
    TRUSTED_PROXIES: '10.0.0.0/8, 127.0.0.1 ::1',
    PC_LINK_HOSTS: 'WWW.example.com, news.example.net:8443',
    EMBED_HOSTS: 'Player.example.com,v.example.net',
    PICTURE_SIZE_HOSTS: 'img.example.com, *.Example.net',
    CSP_EXTRA_IMG_SRC: 'https://cdn.example.com *.example.net',
  });
  expect(settings.trustedProxies).toEqual(['10.0.0.0/8', '127.0.0.1', '::1']);
  expect(settings.pcLinkHosts).toEqual(['www.example.com', 'news.example.net:8443']);
  expect(settings.embedHosts).toEqual(['player.example.com', 'v.example.net']);
  expect(settings.pictureSizeHosts).toEqual(['img.example.com', '*.example.net']);
  expect(settings.csp.img).toEqual(['https://cdn.example.com', '*.example.net']);
});

test.each([
  ['HOST', 'http://0.0.0.0', 'HOST must be an address to listen at, such as 127.0.0.1 or 0.0.0.0.'],
  ['PORT', '70000', 'PORT must be a whole number from 0 to 65535.'],
  ['PORT', '4200x', 'PORT must be a whole number from 0 to 65535.'],
  ['DRAIN_MS', '60001', 'DRAIN_MS must be a whole number from 0 to 60000.'],
  ['DRAIN_MS', '5s', 'DRAIN_MS must be a whole number from 0 to 60000.'],
  ['SITE_ORIGIN', 'https://share.example.com/path', 'SITE_ORIGIN must be an origin'],
  ['SITE_ORIGIN', 'share.example.com', 'SITE_ORIGIN must be an address starting with'],
  ['API_BASE_URL', 'ftp://api.example.com', 'API_BASE_URL must be an address starting with'],
  ['API_BASE_URL', 'https://user:word@api.example.com', 'API_BASE_URL must have no user name'],
  ['PUBLIC_API_BASE_URL', 'api.example.com', 'PUBLIC_API_BASE_URL must be an address starting with'],
  ['STATS_BASE_URL', 'https://stats.example.com?x', 'STATS_BASE_URL must have no user name, query'],
  ['STATS_BASE_URL', 'x', 'STATS_BASE_URL must be an address starting with http:// or https://.'],
  ['APP_UNIVERSAL_LINK', 'foo', 'APP_UNIVERSAL_LINK must be an address starting with http:// or https://.'],
  ['APP_SCHEME', 'a'.repeat(257), 'APP_SCHEME may hold at most 256 letters, digits and'],
  [
    'MAP_STATIC_URL',
    'https://maps.example.com/static?key={key}',
    'MAP_STATIC_URL must be an http(s) address',
  ],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318', 'OTEL_EXPORTER_OTLP_ENDPOINT must be an address'],
  ['OTEL_TRACES_SAMPLER_ARG', '2', 'OTEL_TRACES_SAMPLER_ARG '],
  ['PREVIEW_ENABLED', 'yes', 'PREVIEW_ENABLED must be true or false.'],
  ['AI_CRAWLERS', 'maybe', 'AI_CRAWLERS must be allow or deny.'],
  ['REDIS_URL', 'http://127.0.0.1:6379', 'REDIS_URL must be an address such as redis://'],
  ['REDIS_URL', '127.0.0.1:6379', 'REDIS_URL must be an address such as redis://'],
  ['REDIS_URL', 'redis://127.0.0.1:99999', 'REDIS_URL must be an address such as redis://'],
  ['REDIS_URL', 'redis://host/0?x=secret', 'REDIS_URL must be an address such as redis://'],
  ['PAGE_CACHE', 'maybe', 'PAGE_CACHE must be on or off.'],
  ['TRUSTED_PROXIES', '10.0.0.0/99', 'TRUSTED_PROXIES must be a list of IP addresses'],
  ['PC_LINK_HOSTS', 'https://www.example.com', 'PC_LINK_HOSTS must be a list of hosts'],
  ['PC_LINK_HOSTS', '*.example.com', 'PC_LINK_HOSTS must be a list of hosts'],
  ['EMBED_HOSTS', 'https://player.example.com', 'EMBED_HOSTS must be a list of hosts'],
  ['EMBED_HOSTS', '*.example.com', 'EMBED_HOSTS must be a list of hosts'],
  ['PICTURE_SIZE_HOSTS', '*', 'PICTURE_SIZE_HOSTS must be a list of hosts'],
  ['FRAME_ANCESTORS', "'unsafe-inline'", 'FRAME_ANCESTORS must be a list of hosts'],
  ['CSP_EXTRA_SCRIPT_SRC', 'https://a.example;script-src *', 'CSP_EXTRA_SCRIPT_SRC must be a list of hosts'],
  ['PICTURE_SERVICE', 'oss', 'PICTURE_SERVICE must be a list such as img.example.com=aliyun-oss; '],
  ['PICTURE_SERVICE', '*={url}?{w}', 'PICTURE_SERVICE must have {w}, {h} and one of {url}, '],
  ['PICTURE_SERVICE', '*={url}?{w}{h}{q}', 'PICTURE_SERVICE has no placeholder {q}, but url, '],
  ['RATE_LIMIT_COMMENT_PER_MINUTE', 'abc', 'RATE_LIMIT_COMMENT_PER_MINUTE must be a whole number.'],
  ['RATE_LIMIT_SMS_PER_MINUTE', '1e3', 'RATE_LIMIT_SMS_PER_MINUTE must be a whole number.'],
])('%s=%s is refused with a clear message', (name, value, message) => {
  const problems = problemsOf({ [name]: value });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(message);
});

test.each([
  ['PAGE_DEADLINE', 'PAGE_DEADLINE is not a setting.'],
  ['UPSTREAM_TERTIARY_MS', 'UPSTREAM_TERTIARY_MS is not a setting.'],
  ['CSP_EXTRA_OBJECT_SRC', 'CSP_EXTRA_OBJECT_SRC is not a setting.'],
  ['RATE_LIMIT_CSP_PER_MINUTE', 'RATE_LIMIT_CSP_PER_MINUTE is not a setting.'],
  ['TRUSTED_PROXY', 'TRUSTED_PROXY is not a setting.'],
  ['ASSETS_DIR', 'ASSETS_DIR is not a setting.'],
  ['DRAIN_SECONDS', 'DRAIN_SECONDS is not a setting.'],
  ['SERVICE_WORKER_ENABLED', 'SERVICE_WORKER_ENABLED is not a setting.'],
  ['PICTURE_SERVICES', 'PICTURE_SERVICES is not a setting; did you mean PICTURE_SERVICE?'],
  ['EMBED_HOST', 'EMBED_HOST is not a setting; did you mean EMBED_HOSTS?'],
  ['PICTURE_SIZE_HOST', 'PICTURE_SIZE_HOST is not a setting; did you mean PICTURE_SIZE_HOSTS?'],
  ['RUM_SAMPLE', 'RUM_SAMPLE is not a setting.'],
  ['API_BASE_URI', 'API_BASE_URI is not a setting; did you mean API_BASE_URL?'],
  ['SITE_ORGIIN', 'SITE_ORGIIN is not a setting; did you mean SITE_ORIGIN?'],
  ['PREVIEW_ENABLE', 'PREVIEW_ENABLE is not a setting; did you mean PREVIEW_ENABLED?'],
])('%s is refused as unknown', (name, message) => {
  expect(problemsOf({ [name]: '1' })).toEqual([message]);
});

test('a limit of the platform, which may share the environment, is left to it', () => {
  expect(problemsOf({ RATE_LIMIT_COMMENT_PER_MINUTE: '6', RATE_LIMIT_OF_THE_PLATFORM: '7' })).toEqual([]);
});

test.each(['0.0.0.0', '::', '::1', 'localhost', 'site-1.internal'])('the site may listen at %s', (HOST) => {
  expect(readSettings({ HOST }).host).toBe(HOST);
});

test('every problem is reported at once', () => {
  expect(problemsOf({ PORT: 'x', PAGE_CACHE: 'x', UPSTREAM_X: 'x' })).toHaveLength(3);
});

test('a folder is absolute, whatever the working directory becomes', () => {
  expect(readSettings({}).assetsKeepDir).toBe(resolve('.data/assets'));
  expect(readSettings({ ASSETS_KEEP_DIR: '/var/lib/share' }).assetsKeepDir).toBe('/var/lib/share');
});

test('pages and metrics cannot have one port', () => {
  expect(problemsOf({ PORT: '4201' })).toEqual(['PORT and ADMIN_PORT are both 4201; they must differ.']);
  expect(problemsOf({ PORT: '4201', HOST: '0.0.0.0' })).toHaveLength(1);
  expect(problemsOf({ PORT: '4201', ADMIN_HOST: '127.0.0.2' })).toEqual([]);
  expect(problemsOf({ PORT: '0', ADMIN_PORT: '0' })).toEqual([]);
});

test('a site behind a proxy of another machine knows its own address', () => {
  const proxies = { TRUSTED_PROXIES: '127.0.0.1 10.0.0.0/8' };
  expect(problemsOf(proxies)).toEqual([
    'SITE_ORIGIN must be set where TRUSTED_PROXIES has a proxy on another machine; pages would name this machine in their addresses.',
  ]);
  expect(problemsOf({ ...proxies, SITE_ORIGIN: 'https://share.example.com' })).toEqual([]);
  expect(problemsOf({ TRUSTED_PROXIES: '127.0.0.1, ::1' })).toEqual([]);
});

test('the address of Redis may be in a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
  const path = join(folder, 'redis');
  writeFileSync(path, 'redis://:word@cache:6379/0\n');
  expect(readSettings({ REDIS_URL_FILE: path }).redisUrl).toBe('redis://:word@cache:6379/0');
  expect(problemsOf({ REDIS_URL_FILE: path, REDIS_URL: 'redis://cache:6379' })).toEqual([
    'REDIS_URL and REDIS_URL_FILE are both set; one of them has to go.',
  ]);
  rmSync(folder, { recursive: true });
  expect(problemsOf({ REDIS_URL_FIL: path })).toEqual([
    'REDIS_URL_FIL is not a setting; did you mean REDIS_URL_FILE?',
  ]);
});

test('the limits of connections are settings, and so is the address for weaknesses', () => {
  const { limits, securityContact } = readSettings({
    CONNECTIONS: '50',
    WEBSOCKETS_PER_NETWORK: '7',
    SECURITY_CONTACT: 'https://example.com/security',
  });
  expect(limits).toMatchObject({
    maxConnections: 50,
    connectionsPerAddress: 100,
    webSockets: { perNetwork: 7 },
  });
  expect(securityContact).toBe('https://example.com/security');
  expect(() => readSettings({ CONNECTIONS: '0' })).toThrow(
    'CONNECTIONS must be a whole number from 1 to 1000000.',
  );
  expect(() => readSettings({ SECURITY_CONTACT: 'security@example.com' })).toThrow(
    'SECURITY_CONTACT must be an address such as mailto:security@example.com',
  );
});

test('traces are sent where a receiver is set, and by default all of them', () => {
  expect(readSettings({ OTEL_TRACES_SAMPLER_ARG: '0.5' }).traces).toBeUndefined();
  const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://collector:4318/';
  expect(readSettings({ OTEL_EXPORTER_OTLP_ENDPOINT }).traces).toEqual({
    endpoint: 'http://collector:4318',
    ratio: 1,
  });
});
