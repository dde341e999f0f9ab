import { defaultAccountLimits, defaultBeaconRules, defaultLiveLimits } from '@share/reference-platform';
import { readSettings, SettingsError } from './readSettings';

test('defaults', () => {
  expect(readSettings({ PATH: '/bin', DATABASE_URL: '' })).toEqual({
    host: '127.0.0.1',
    port: 4300,
    dataDir: '.data',
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
    pictureCacheBytes: 256 * 2 ** 20,
    realtime: { allowedOrigins: [] },
  });
});

test('reads what is set', () => {
  const settings = readSettings({
    HOST: '0.0.0.0',
    REFERENCE_API_PORT: '6300',
    DATABASE_URL: 'postgres://user:word@db:5432/share',
    REFERENCE_TEST_HOOKS: '1',
    REQUEST_LOG: 'off',
    RATE_LIMIT_COMMENT_PER_MINUTE: '100',
    REFERENCE_TRUSTED_PEERS: '10.1.0.0/16,::1',
  });
  expect(settings).toMatchObject({
    host: '0.0.0.0',
    port: 6300,
    databaseUrl: 'postgres://user:word@db:5432/share',
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
    url: 'wss://live.example.com/connection/websocket',
    allowedOrigins: ['https://a.example.com', 'https://b.example.com', 'http://10.0.0.1:4200'],
    centrifugo: { url: 'http://centrifugo:8000', apiKey: 'key', secret: 'secret' },
  });
});

test.each([
  [{ CENTRIFUGO_URL: 'http://centrifugo:8000' }, 'CENTRIFUGO_SECRET must be set beside CENTRIFUGO_URL.'],
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
    dataDir: '.data',
  });
});

test('settings of the site and variables of other programs are none of its business', () => {
  const others = {
    PORT: '4200',
    RATE_LIMIT_CSP_REPORTS: '20',
    RATE_LIMIT_CSP_SOMETHING: '1',
    REDIS_URL: 'redis://127.0.0.1:6379',
    TEST_DATABASE_URL: 'postgres://db/test',
    XDG_DATA_DIRS: '/usr/share',
    PGHOST: 'db',
  };
  expect(readSettings(others)).toEqual(readSettings({}));
});

test('the password of a database is never shown', () => {
  expect(() => readSettings({ DATABASE_ULR: 'postgres://user:secret@db/share' })).toThrow(
    /^DATABASE_ULR is not a setting; did you mean DATABASE_URL\?$/,
  );
  expect(() => readSettings({ DATABASE_URL: 'postgres+ssl://user:secret@db/share' })).toThrow(
    /^DATABASE_URL must be an address such as postgres:[^"]*$/,
  );
});
