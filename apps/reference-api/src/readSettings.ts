import { findUnknownSettings } from '@share/environment';
import type { ScenarioName } from '@share/reference-platform';
import { type Limits, toLimits } from './rateLimitSettings';
import { settingsSchema } from './settingsSchema';

/** Settings are missing or wrong; the message has one sentence for each. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

export interface Settings {
  host: string;
  /** 0 takes any free port. */
  port: number;
  dataDir: string;
  /** PostgreSQL instead of the embedded database. */
  databaseUrl?: string;
  /** Writes the sample content into an empty database; by default into the embedded one only. */
  seed: boolean;
  testHooks: boolean;
  /** The initial scenario. */
  scenario: ScenarioName;
  /** Serves the inner calls (previews, static content), which need no token; by default on loopback only. */
  inner: boolean;
  /** Prints sent verification codes to standard error, for trying the site without a phone. */
  printCodes: boolean;
  /** Header in which the site in front writes the visitor's address. */
  addressHeader: string;
  /** Addresses and networks of sites whose report of a visitor's address counts; by default this machine. */
  trustedPeers?: string[];
  requestLog: boolean;
  limits: Limits;
  /** Days for which statistics are kept. */
  beaconDays: number;
  realtime: {
    /** Where clients connect; by default a path on the platform's own origin. */
    url?: string;
    /** Origins of pages that may connect, besides loopback ones. */
    allowedOrigins: string[];
    /** A realtime server instead of the hub in this process. */
    centrifugo?: { url: string; apiKey: string; secret: string };
  };
  /** Bytes of variants of pictures that are stored in the data folder; 0 stores none. */
  pictureCacheBytes: number;
  /** Milliseconds at which the endless stream began; by default the start of the process. */
  streamStart?: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

const isLoopback = (host: string) => /^(127\.|localhost$|::1$)/.test(host);

/** Any variable that starts with one of these is taken for a setting of the platform. */
const ownPrefixes = ['REFERENCE_', 'RATE_LIMIT_', 'REALTIME_', 'CENTRIFUGO_'];

/** The site may run in the same environment; its own rate limits start with this. */
const sitePrefix = 'RATE_LIMIT_CSP_';

/**
 * Reads the settings of the reference platform; a variable that is empty counts as not set.
 *
 * @throws SettingsError for a bad value, or a name that is a misspelt one of ours
 */
export const readSettings = (environment: Environment): Settings => {
  const given = Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])),
  );
  const names = Object.keys(given).filter((name) => !name.startsWith(sitePrefix));
  const unknown = findUnknownSettings(names, {
    known: Object.keys(settingsSchema.shape),
    prefixes: ownPrefixes,
  });
  const result = settingsSchema.safeParse(given);
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
    seed: data.REFERENCE_SEED ? data.REFERENCE_SEED === '1' : !data.DATABASE_URL,
    testHooks: data.REFERENCE_TEST_HOOKS === '1',
    scenario: data.REFERENCE_SCENARIO,
    inner: data.REFERENCE_INNER ? data.REFERENCE_INNER === '1' : isLoopback(data.HOST),
    printCodes: data.REFERENCE_PRINT_CODES === '1',
    addressHeader: data.REFERENCE_ADDRESS_HEADER,
    ...(data.REFERENCE_TRUSTED_PEERS.length > 0 && { trustedPeers: data.REFERENCE_TRUSTED_PEERS }),
    requestLog: data.REQUEST_LOG === 'json',
    limits: toLimits(data),
    beaconDays: data.REFERENCE_BEACON_DAYS,
    pictureCacheBytes: data.REFERENCE_PICTURE_CACHE_MB * 2 ** 20,
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
