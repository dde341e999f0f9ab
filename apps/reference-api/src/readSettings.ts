import { isIP } from 'node:net';
import { findUnknownSettings } from '@share/environment';
import { scenarioNames, type ScenarioName } from '@share/reference-platform';
import * as z from 'zod';

/** Settings are missing or wrong; the message has one sentence for each. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

const count = (byDefault: number) =>
  z.coerce.number('must be a whole number').int().min(1).max(1_000_000).default(byDefault);

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

const flag = z.enum(['0', '1'], 'must be 0 or 1');

const environmentSchema = z.object({
  HOST: z.string().default('127.0.0.1'),
  REFERENCE_API_PORT: z.coerce.number('must be a port number').int().min(0).max(65_535).default(4300),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: 'must be an address such as postgres://user:password@host:5432/name',
    })
    .optional(),
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
  RATE_LIMIT_COMMENT_PER_MINUTE: count(6),
  RATE_LIMIT_COMMENT_PER_HOUR: count(60),
  RATE_LIMIT_SMS_PER_MINUTE: count(100),
  RATE_LIMIT_SMS_PER_NETWORK_MINUTE: count(5),
  RATE_LIMIT_SMS_PER_NETWORK_HOUR: count(20),
  RATE_LIMIT_BEACON_PER_MINUTE: count(300),
  REFERENCE_BEACON_DAYS: count(30),
  RATE_LIMIT_CHAT_BURST: count(3),
  RATE_LIMIT_CHAT_PER_MINUTE: count(20),
  REALTIME_URL: z
    .string()
    .regex(
      /^(wss?:\/\/[^\s/]+)?\/\S*$/,
      'must be an address such as wss://host/connection/websocket, or its path',
    )
    .optional(),
  REALTIME_ALLOWED_ORIGINS: list,
  CENTRIFUGO_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address such as http://host:8000' })
    .optional(),
  CENTRIFUGO_API_KEY: z.string().optional(),
  CENTRIFUGO_SECRET: z.string().optional(),
  HLS_EPOCH: z.coerce.number('must be seconds since 1970').int().min(0).optional(),
});

export interface Settings {
  host: string;
  /** 0 takes any free port. */
  port: number;
  dataDir: string;
  /** PostgreSQL instead of the embedded database. */
  databaseUrl?: string;
  testHooks: boolean;
  /** The initial scenario. */
  scenario: ScenarioName;
  /** Serves the inner calls (previews, static content), which need no token; by default on loopback only. */
  inner: boolean;
  /** Prints sent verification codes to standard error, for trying the site without a phone. */
  printCodes: boolean;
  /** Header in which the site in front writes the visitor's address. */
  addressHeader: string;
  /** Addresses and networks of sites whose report of a reader's address counts for realtime; by default this machine. */
  trustedPeers?: string[];
  codeLimits: { perMinute: number; perNetworkMinute: number; perNetworkHour: number };
  requestLog: boolean;
  commentLimits: { perMinute: number; perHour: number };
  beacons: { perMinute: number; keptDays: number };
  chatLimits: { burst: number; perMinute: number };
  realtime: {
    /** Where clients connect; by default a path on the platform's own origin. */
    url?: string;
    /** Origins of pages that may connect, besides loopback ones. */
    allowedOrigins: string[];
    /** A realtime server instead of the hub in this process. */
    centrifugo?: { url: string; apiKey: string; secret: string };
  };
  /** Milliseconds at which the endless stream began; by default the start of the process. */
  streamStart?: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

const isLoopback = (host: string) => /^(127\.|localhost$|::1$)/.test(host);

/** Any variable that starts with one of these is taken for a setting of the platform; the site has rate limits of its own. */
const ownPrefixes = [
  'REFERENCE_',
  'RATE_LIMIT_BEACON',
  'RATE_LIMIT_COMMENT',
  'RATE_LIMIT_CHAT',
  'RATE_LIMIT_SMS',
  'REALTIME_',
  'CENTRIFUGO_',
];

/**
 * Reads the settings of the reference platform; a variable that is empty counts as not set.
 *
 * @throws SettingsError for a bad value, or a name that is a misspelt one of ours
 */
export const readSettings = (environment: Environment): Settings => {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value));
  const unknown = findUnknownSettings(Object.keys(given), {
    known: Object.keys(environmentSchema.shape),
    prefixes: ownPrefixes,
  });
  const result = environmentSchema.safeParse(given);
  const problems = [
    ...unknown,
    ...(result.error?.issues ?? []).map(
      ({ path: [name], message }) =>
        // The address of a database has its password.
        `${String(name)} ${message}${name === 'DATABASE_URL' ? '' : `; it is "${given[String(name)]}"`}.`,
    ),
  ];
  if (given['CENTRIFUGO_URL']) {
    for (const name of ['CENTRIFUGO_API_KEY', 'CENTRIFUGO_SECRET', 'REALTIME_URL'] as const) {
      if (!given[name]) problems.push(`${name} must be set beside CENTRIFUGO_URL.`);
    }
  }
  if (!result.success || problems.length > 0) throw new SettingsError(problems.join('\n'));
  const { data } = result;
  return {
    host: data.HOST,
    port: data.REFERENCE_API_PORT,
    dataDir: data.DATA_DIR,
    ...(data.DATABASE_URL && { databaseUrl: data.DATABASE_URL }),
    testHooks: data.REFERENCE_TEST_HOOKS === '1',
    scenario: data.REFERENCE_SCENARIO,
    inner: data.REFERENCE_INNER ? data.REFERENCE_INNER === '1' : isLoopback(data.HOST),
    printCodes: data.REFERENCE_PRINT_CODES === '1',
    addressHeader: data.REFERENCE_ADDRESS_HEADER,
    ...(data.REFERENCE_TRUSTED_PEERS.length > 0 && { trustedPeers: data.REFERENCE_TRUSTED_PEERS }),
    codeLimits: {
      perMinute: data.RATE_LIMIT_SMS_PER_MINUTE,
      perNetworkMinute: data.RATE_LIMIT_SMS_PER_NETWORK_MINUTE,
      perNetworkHour: data.RATE_LIMIT_SMS_PER_NETWORK_HOUR,
    },
    requestLog: data.REQUEST_LOG === 'json',
    commentLimits: {
      perMinute: data.RATE_LIMIT_COMMENT_PER_MINUTE,
      perHour: data.RATE_LIMIT_COMMENT_PER_HOUR,
    },
    beacons: { perMinute: data.RATE_LIMIT_BEACON_PER_MINUTE, keptDays: data.REFERENCE_BEACON_DAYS },
    chatLimits: { burst: data.RATE_LIMIT_CHAT_BURST, perMinute: data.RATE_LIMIT_CHAT_PER_MINUTE },
    realtime: {
      ...(data.REALTIME_URL && { url: data.REALTIME_URL }),
      allowedOrigins: data.REALTIME_ALLOWED_ORIGINS,
      ...(data.CENTRIFUGO_URL && {
        centrifugo: {
          url: data.CENTRIFUGO_URL,
          apiKey: data.CENTRIFUGO_API_KEY ?? '',
          secret: data.CENTRIFUGO_SECRET ?? '',
        },
      }),
    },
    ...(data.HLS_EPOCH !== undefined && { streamStart: data.HLS_EPOCH * 1000 }),
  };
};
