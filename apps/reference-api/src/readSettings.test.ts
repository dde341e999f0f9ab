import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { defaultAccountLimits, defaultLiveLimits } from '@share/reference-platform';
import { defaultBeaconRules } from '@share/reference-statistics';
import { readSettings, SettingsError } from './readSettings';

/** The limits of the realtime hub, unless they are set. */
const defaultHubLimits = {
  maxConnections: 10_000,
  hub: { linesPerSecond: 8, perToken: 5, perAddress: 5_000, namelessPerAddress: 200 },
};

test('defaults', () => {
  expect(readSettings({ PATH: '/bin', DATABASE_URL: '' })).toEqual({
    host: '127.0.0.1',
    port: 4300,
    dataDir: resolve('.data'),
    seed: true,
    testHooks: false,
    scenario: 'default',
    inner: true,
    printCodes: false,
    addressHeader: 'x-forwarded-for',
    requestLog: true,
    limits: {
      ...defaultAccountLimits,
      chat: defaultLiveLimits.chat,
      beacons: defaultBeaconRules.perNetwork,
    },
    beaconDays: 30,
    statistics: {
      sink: 'database',
      only: false,
      folder: resolve('.data/statistics'),
      buffer: { maxEvents: 50_000, batchEvents: 2_000, flushMs: 500 },
    },
    pictureCacheBytes: 256 * 2 ** 20,
    realtime: { allowedOrigins: [], ...defaultHubLimits },
  });
});

test('reads what is set', () => {
  const settings = readSettings({
    HOST: '0.0.0.0',
    REFERENCE_API_PORT: '6300',
    DATABASE_URL: 'postgres://user:word@db:5432/share',
    MEDIA_DIR: 'media',
    REFERENCE_TEST_HOOKS: '1',
    REQUEST_LOG: 'off',
    RATE_LIMIT_COMMENT_PER_MINUTE: '100',
    REFERENCE_TRUSTED_PEERS: '10.1.0.0/16,::1',
  });
  expect(settings).toMatchObject({
    host: '0.0.0.0',
    port: 6300,
    databaseUrl: 'postgres://user:word@db:5432/share',
    mediaDir: resolve('media'),
    seed: false,
    testHooks: true,
    requestLog: false,
    limits: {
      commentsPerUser: [
        { count: 100, seconds: 60 },
        { count: 60, seconds: 3600 },
      ],
    },
    trustedPeers: ['10.1.0.0/16', '::1'],
  });
});

test('the limits of the realtime hub', () => {
  const { realtime } = readSettings({
    REALTIME_LINES_PER_SECOND: '0',
    REALTIME_CONNECTIONS: '20000',
    REALTIME_CONNECTIONS_PER_TOKEN: '3',
    REALTIME_CONNECTIONS_PER_ADDRESS: '15000',
    REALTIME_NAMELESS_PER_ADDRESS: '50',
  });
  expect(realtime).toEqual({
    allowedOrigins: [],
    maxConnections: 20_000,
    hub: { linesPerSecond: 0, perToken: 3, perAddress: 15_000, namelessPerAddress: 50 },
  });
});

test.each([
  ['10.0.0.1, 10.0.0.2', ['10.0.0.1', '10.0.0.2']],
  ['10.0.0.0/8 ::1/128\n', ['10.0.0.0/8', '::1/128']],
  [' , ', undefined],
])('the sites in front are listed with commas or spaces: %j', (REFERENCE_TRUSTED_PEERS, trustedPeers) => {
  expect(readSettings({ REFERENCE_TRUSTED_PEERS }).trustedPeers).toEqual(trustedPeers);
});

test.each(['10.0.0.0/', '10.0.0.0/-3', '10.0.0.0/1.5', '10.0.0.0/8/9', '10.0.0.0/33', '::1/129', 'site'])(
  'REFERENCE_TRUSTED_PEERS=%s is refused',
  (entry) => {
    expect(() => readSettings({ REFERENCE_TRUSTED_PEERS: `10.0.0.1,${entry}` })).toThrow(
      /^REFERENCE_TRUSTED_PEERS must be addresses or networks/,
    );
  },
);

test('reads a separate realtime server and the allowed origins', () => {
  const settings = readSettings({
    REALTIME_URL: 'wss://live.example.com/connection/websocket',
    REALTIME_ALLOWED_ORIGINS: 'https://a.example.com, https://B.example.com:443/ http://10.0.0.1:4200',
    CENTRIFUGO_URL: 'http://centrifugo:8000',
    CENTRIFUGO_API_KEY: 'key',
    CENTRIFUGO_SECRET: 'secret',
    HLS_EPOCH: '5',
  });
  expect(settings.streamStart).toBe(5_000);
  expect(settings.realtime).toEqual({
    ...defaultHubLimits,
    url: 'wss://live.example.com/connection/websocket',
    allowedOrigins: ['https://a.example.com', 'https://b.example.com', 'http://10.0.0.1:4200'],
    centrifugo: { url: 'http://centrifugo:8000', apiKey: 'key', secret: 'secret' },
  });
});

test('reads where statistics are written', () => {
  const { statistics } = readSettings({
    DATA_DIR: '/var/share',
    STATS_SINK: 'http',
    STATS_ONLY: 'true',
    STATS_HTTP_URL: 'https://events.example.com/in',
    STATS_HTTP_TOKEN: 'secret',
    STATS_BATCH_MS: '200',
    STATS_BASE_URL: 'https://stats.example.com',
  });
  expect(statistics).toMatchObject({
    sink: 'http',
    only: true,
    folder: '/var/share/statistics',
    http: { url: 'https://events.example.com/in', token: 'secret' },
    buffer: { flushMs: 200 },
  });
  expect(readSettings({ STATS_SINK: 'file', STATS_FILE_DIR: '/var/log/share' }).statistics).toMatchObject({
    sink: 'file',
    folder: '/var/log/share',
  });
});

test.each([
  [{ CENTRIFUGO_URL: 'http://centrifugo:8000' }, 'CENTRIFUGO_SECRET must be set beside CENTRIFUGO_URL.'],
  [{ CENTRIFUGO_SECRET: 'secret' }, 'CENTRIFUGO_URL must be set beside CENTRIFUGO_SECRET.'],
  [
    { SITE_ORIGIN: 'https://share.example.com' },
    'REALTIME_ALLOWED_ORIGINS must have SITE_ORIGIN (https://share.example.com); live rooms are refused otherwise.',
  ],
  [
    {
      SITE_ORIGIN: 'https://share.example.com',
      REALTIME_ALLOWED_ORIGINS: 'https://b.example.com',
    },
    'REALTIME_ALLOWED_ORIGINS must have SITE_ORIGIN',
  ],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector' }, 'OTEL_EXPORTER_OTLP_ENDPOINT must be an address such as'],
  [{ OTEL_TRACES_SAMPLER_ARG: 'all' }, 'OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1'],
  [{ REALTIME_URL: 'https://live.example.com' }, 'REALTIME_URL must be an address such as wss://'],
  [{ REALTIME_PORT: '1' }, 'REALTIME_PORT is not a setting.'],
  [{ REFERENCE_API_PORT: 'abc' }, 'REFERENCE_API_PORT must be a whole number from 0 to 65535; it is "abc".'],
  [
    { REFERENCE_API_PORT: '70000' },
    'REFERENCE_API_PORT must be a whole number from 0 to 65535; it is "70000".',
  ],
  [{ REFERENCE_API_PORT: '0x10' }, 'REFERENCE_API_PORT must be a whole number'],
  [{ HLS_EPOCH: '1e3' }, 'HLS_EPOCH must be a whole number'],
  [{ RATE_LIMIT_SMS_PER_MINUTE: '1e3' }, 'RATE_LIMIT_SMS_PER_MINUTE must be a whole number'],
  [{ RATE_LIMIT_SMS_PER_MINUTE: '5.0' }, 'RATE_LIMIT_SMS_PER_MINUTE must be a whole number'],
  [{ RATE_LIMIT_NOTHING: '1' }, 'RATE_LIMIT_NOTHING is not a setting.'],
  [
    { RATE_LIMIT_SMS_PER_PHON_DAY: '1' },
    'RATE_LIMIT_SMS_PER_PHON_DAY is not a setting; did you mean RATE_LIMIT_SMS_PER_PHONE_DAY?',
  ],
  [{ REALTIME_ALLOWED_ORIGINS: 'foo' }, 'REALTIME_ALLOWED_ORIGINS must be origins such as https://'],
  [{ REALTIME_ALLOWED_ORIGINS: 'https://a.example.com/x' }, 'REALTIME_ALLOWED_ORIGINS must be origins'],
  [{ REALTIME_ALLOWED_ORIGINS: 'https://a.example.com *' }, 'REALTIME_ALLOWED_ORIGINS must be origins'],
  [{ REFERENCE_SEED: 'true' }, 'REFERENCE_SEED must be 0 or 1'],
  [{ REFERENCE_TEST_HOOKS: 'yes' }, 'REFERENCE_TEST_HOOKS must be 0 or 1'],
  [{ DATABASE_URL: 'mysql://db' }, 'DATABASE_URL must be an address such as postgres://'],
  [{ REFERENCE_PORT: '1' }, 'REFERENCE_PORT is not a setting.'],
  [{ DATABASE_ULR: 'postgres://db/share' }, 'DATABASE_ULR is not a setting; did you mean DATABASE_URL?'],
  [{ DATA_DIRS: '/var/share' }, 'DATA_DIRS is not a setting; did you mean DATA_DIR?'],
  [{ REFERENCE_TEST_HOOK: '1' }, 'REFERENCE_TEST_HOOK is not a setting; did you mean REFERENCE_TEST_HOOKS?'],
  [{ REFERENCE_BEACON_DAYS: '0' }, 'REFERENCE_BEACON_DAYS'],
  [{ STATS_SINK: 'kafka' }, 'STATS_SINK must be database, file or http; it is "kafka".'],
  [{ STATS_SINK: 'http' }, 'STATS_HTTP_URL must be set beside STATS_SINK=http.'],
  [{ STATS_HTTP_URL: 'ftp://host' }, 'STATS_HTTP_URL must be an address such as https://host/events'],
  [{ STATS_HTTP_URL: 'https://a:b@host/x' }, 'STATS_HTTP_URL must have no user name and password'],
  [{ STATS_ONLY: '1' }, 'STATS_ONLY must be true or false; it is "1".'],
  [{ STATS_BATCH_MS: '0' }, 'STATS_BATCH_MS must be a whole number from 10 to 60000; it is "0".'],
  [{ STATS_SINKS: 'file' }, 'STATS_SINKS is not a setting; did you mean STATS_SINK?'],
  [{ STATS_NOTHING: '1' }, 'STATS_NOTHING is not a setting.'],
  [
    { RATE_LIMIT_COMMENT_PER_MINUTE: '0' },
    'RATE_LIMIT_COMMENT_PER_MINUTE must be a whole number from 1 to 1000000; it is "0".',
  ],
])('%j is refused: %s', (environment, sentence) => {
  expect(() => readSettings(environment)).toThrow(SettingsError);
  expect(() => readSettings(environment)).toThrow(sentence);
});

test.each([
  [{ REFERENCE_SEED: '0' }, false],
  [{ DATABASE_URL: 'postgres://db/share', REFERENCE_SEED: '1' }, true],
  [{ DATABASE_URL: 'postgres://db/share', REFERENCE_SEED: '' }, false],
])('sample content with %j: %j', (environment, seed) => {
  expect(readSettings(environment).seed).toBe(seed);
});

test('the inner calls are served on a loopback port only, unless set', () => {
  expect(readSettings({ HOST: '0.0.0.0' }).inner).toBe(false);
  expect(readSettings({ HOST: '0.0.0.0', REFERENCE_INNER: '1' }).inner).toBe(true);
  expect(readSettings({ HOST: '127.0.0.1', REFERENCE_INNER: '0' }).inner).toBe(false);
});

test('an unknown scenario is refused with the list of all scenarios', () => {
  expect(() => readSettings({ REFERENCE_SCENARIO: 'platform-up' })).toThrow(
    /REFERENCE_SCENARIO must be one of default/,
  );
});

test('spaces around a value do not count', () => {
  expect(readSettings({ REFERENCE_API_PORT: ' 5000 ', DATA_DIR: ' ' })).toMatchObject({
    port: 5000,
    dataDir: resolve('.data'),
  });
});

test('settings of the site and variables of other programs are none of its business', () => {
  const others = {
    PORT: '4200',
    RATE_LIMIT_CSP_REPORTS: '20',
    RATE_LIMIT_CSP_SOMETHING: '1',
    STATS_BASE_URL: 'https://stats.example.com',
    TEST_DATABASE_URL: 'postgres://db/test',
    XDG_DATA_DIRS: '/usr/share',
    PGHOST: 'db',
  };
  expect(readSettings(others)).toEqual(readSettings({}));
});

test('the hubs of several instances meet in a Redis when there is one', () => {
  expect(readSettings({}).realtime.redis).toBeUndefined();
  expect(readSettings({ REDIS_URL: 'rediss://cache:6380/1' }).realtime.redis).toEqual({
    url: 'rediss://cache:6380/1',
    prefix: 'share-live',
  });
  const others = { REDIS_URL: 'redis://cache', REALTIME_REDIS_PREFIX: 'staging' };
  expect(readSettings(others).realtime.redis?.prefix).toBe('staging');
  expect(() => readSettings({ REALTIME_REDIS_PREFIX: 'a b' })).toThrow(/REALTIME_REDIS_PREFIX must be/);
  expect(() => readSettings({ REDIS_URL: 'http://user:secret@cache' })).toThrow(/^REDIS_URL must be[^"]*$/);
});

test('the password of a database is never shown', () => {
  expect(() => readSettings({ DATABASE_ULR: 'postgres://user:secret@db/share' })).toThrow(
    /^DATABASE_ULR is not a setting; did you mean DATABASE_URL\?$/,
  );
  expect(() => readSettings({ DATABASE_URL: 'postgres+ssl://user:secret@db/share' })).toThrow(
    /^DATABASE_URL must be an address such as postgres:[^"]*$/,
  );
  expect(() => readSettings({ STATS_HTTP_URL: 'https://user:secret@host/x' })).toThrow(/^[^"]*$/);
});

test.each([
  [{ SITE_ORIGIN: 'http://localhost:4200' }],
  [{ SITE_ORIGIN: 'https://a.example.com', REALTIME_ALLOWED_ORIGINS: 'https://A.example.com/' }],
  [{ SITE_ORIGIN: 'https://a.example.com', STATS_ONLY: 'true' }],
])('the origin of the site is no problem with %j', (environment) => {
  expect(() => readSettings(environment)).not.toThrow();
});

describe('secrets in files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const write = (text: string) => {
    const path = join(folder, 'secret');
    writeFileSync(path, text);
    return path;
  };

  test('are read', () => {
    const path = write('postgres://user:word@db/share\n');
    expect(readSettings({ DATABASE_URL_FILE: path }).databaseUrl).toBe('postgres://user:word@db/share');
  });

  test('and never shown', () => {
    const path = write('mysql://user:word@db/share\n');
    expect(() => readSettings({ DATABASE_URL_FILE: path })).toThrow(/^DATABASE_URL must be an address[^"]*$/);
  });

  test('nor set twice, nor misspelt', () => {
    const path = write('key');
    expect(() => readSettings({ STATS_HTTP_TOKEN: 'a', STATS_HTTP_TOKEN_FILE: path })).toThrow(
      'STATS_HTTP_TOKEN and STATS_HTTP_TOKEN_FILE are both set; one of them has to go.',
    );
    expect(() => readSettings({ DATABASE_URL_FIL: path })).toThrow('did you mean DATABASE_URL_FILE?');
  });
});
