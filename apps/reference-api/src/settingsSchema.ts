import { isIP } from 'node:net';
import { defaultBeaconDays, scenarioNames } from '@share/reference-platform';
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
  CENTRIFUGO_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address such as http://host:8000' })
    .optional(),
  CENTRIFUGO_API_KEY: z.string().optional(),
  CENTRIFUGO_SECRET: z.string().optional(),
  HLS_EPOCH: wholeNumber(0, 100_000_000_000).optional(),
});
