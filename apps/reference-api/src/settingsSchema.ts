import { isIP } from 'node:net';
import { defaultBeaconDays, scenarioNames } from '@share/reference-platform';
import { defaultHubSettings, defaultMaxConnections } from '@share/reference-platform/server';
import { defaultBufferLimits } from '@share/reference-statistics';
import * as z from 'zod';
import { rateLimitNames, rateLimitSettings } from './rateLimitSettings';

/** Decimal digits only, so that a typing error such as `1e3` is no number. */
const wholeNumber = (min: number, max: number) => {
  const message = `must be a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d{1,12}$/, message)
    .transform(Number)
    .refine((value) => value >= min && value <= max, message);
};

const count = (byDefault: number) => wholeNumber(1, 1_000_000).default(byDefault);

/** A list separated by spaces or commas, empty by default. */
const list = z
  .string()
  .default('')
  .transform((value) => value.split(/[\s,]+/).filter(Boolean));

const isNetwork = (entry: string): boolean => {
  const [address = '', bits, ...rest] = entry.split('/');
  const version = isIP(address);
  const maxBits = version === 6 ? 128 : 32;
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= maxBits);
};

/** With a slash at its end, too, because it is often copied from an address. */
const isOrigin = (entry: string): boolean =>
  /^https?:\/\//i.test(entry) && URL.canParse(entry) && new URL(entry).href === `${new URL(entry).origin}/`;

const flag = z.enum(['0', '1'], 'must be 0 or 1');

const rateLimitFields = Object.fromEntries(
  rateLimitNames.map((name) => [name, count(rateLimitSettings[name].byDefault)]),
) as Record<(typeof rateLimitNames)[number], ReturnType<typeof count>>;

/** Every setting of the platform. */
export const settingsSchema = z.object({
  HOST: z.string().default('127.0.0.1'),
  REFERENCE_API_PORT: wholeNumber(0, 65_535).default(4300),
  ADMIN_HOST: z.string().default('127.0.0.1'),
  REFERENCE_ADMIN_PORT: wholeNumber(0, 65_535).optional(),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: 'must be an address such as postgres://user:password@host:5432/name',
    })
    .optional(),
  REFERENCE_SEED: flag.optional(),
  REFERENCE_TEST_HOOKS: flag.default('0'),
  REFERENCE_INNER: flag.optional(),
  REFERENCE_SCENARIO: z.enum(scenarioNames, `must be one of ${scenarioNames.join(', ')}`).default('default'),
  REFERENCE_PRINT_CODES: flag.default('0'),
  REFERENCE_TRUSTED_PEERS: list.refine(
    (entries) => entries.every(isNetwork),
    'must be addresses or networks such as 10.0.0.0/8, separated by commas',
  ),
  REFERENCE_ADDRESS_HEADER: z
    .string()
    .regex(/^[a-z-]{1,64}$/, 'must be the name of a header in small letters')
    .default('x-forwarded-for'),
  REQUEST_LOG: z.enum(['json', 'off'], 'must be json or off').default('json'),
  ...rateLimitFields,
  REFERENCE_BEACON_DAYS: count(defaultBeaconDays),
  STATS_SINK: z.enum(['database', 'file', 'http'], 'must be database, file or http').default('database'),
  STATS_FILE_DIR: z.string().optional(),
  STATS_HTTP_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://host/events' })
    .refine((value) => {
      const { username, password } = new URL(value);
      return !username && !password;
    }, 'must have no user name and password; STATS_HTTP_TOKEN is for that')
    .optional(),
  STATS_HTTP_TOKEN: z.string().optional(),
  STATS_ONLY: z.enum(['true', 'false'], 'must be true or false').default('false'),
  STATS_BUFFER_EVENTS: count(defaultBufferLimits.maxEvents),
  STATS_BATCH_EVENTS: wholeNumber(1, 10_000).default(defaultBufferLimits.batchEvents),
  STATS_BATCH_MS: wholeNumber(10, 60_000).default(defaultBufferLimits.flushMs),
  MEDIA_DIR: z.string().optional(),
  REFERENCE_PICTURE_CACHE_MB: wholeNumber(0, 100_000).default(256),
  REALTIME_URL: z
    .string()
    .regex(
      /^(wss?:\/\/[^\s/]+)?\/\S*$/,
      'must be an address such as wss://host/connection/websocket, or its path',
    )
    .optional(),
  REALTIME_ALLOWED_ORIGINS: list
    .refine(
      (entries) => entries.every(isOrigin),
      'must be origins such as https://share.example.com, separated by commas',
    )
    .transform((entries) => entries.map((entry) => new URL(entry).origin)),
  REALTIME_LINES_PER_SECOND: wholeNumber(0, 1_000).default(defaultHubSettings.linesPerSecond),
  REALTIME_CONNECTIONS: count(defaultMaxConnections),
  REALTIME_CONNECTIONS_PER_TOKEN: count(defaultHubSettings.perToken),
  REALTIME_CONNECTIONS_PER_ADDRESS: count(defaultHubSettings.perAddress),
  REALTIME_NAMELESS_PER_ADDRESS: count(defaultHubSettings.namelessPerAddress),
  REDIS_URL: z
    .url({ protocol: /^rediss?$/, error: 'must be an address such as redis://host:6379' })
    .optional(),
  REALTIME_REDIS_PREFIX: z
    .string()
    .regex(/^[\w:.-]{1,64}$/, 'must be letters, digits, and : . _ -')
    .default('share-live'),
  CENTRIFUGO_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address such as http://host:8000' })
    .optional(),
  CENTRIFUGO_API_KEY: z.string().optional(),
  CENTRIFUGO_SECRET: z.string().optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an address such as http://collector:4318' })
    .transform((value) => value.replace(/\/$/, ''))
    .optional(),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .pipe(z.coerce.number<string>('must be a number from 0 to 1').min(0).max(1))
    .default(1),
  HLS_EPOCH: wholeNumber(0, 100_000_000_000).optional(),
});

/**
 * Settings that may be in a file which `X_FILE` names. Their values are never part of a message: an address may have a password or a key.
 */
export const secretSettings: readonly string[] = [
  'DATABASE_URL',
  'REDIS_URL',
  'STATS_HTTP_URL',
  'STATS_HTTP_TOKEN',
  'CENTRIFUGO_API_KEY',
  'CENTRIFUGO_SECRET',
];
