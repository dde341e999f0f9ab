import { join, resolve } from 'node:path';
import { findUnknownSettings } from '@share/environment';
import { readSecretFiles, toFileSetting, type TraceSettings } from '@share/operations/server';
import type { ScenarioName } from '@share/reference-platform';
import type { HubSettings } from '@share/reference-platform/server';
import type { BufferLimits } from '@share/reference-statistics';
import type * as z from 'zod';
import { findContradictions } from './findContradictions';
import { type Limits, toLimits } from './rateLimitSettings';
import { secretSettings, settingsSchema } from './settingsSchema';

/** Settings are missing or wrong; the message has one sentence for each. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

export interface Settings {
  host: string;
  /** 0 takes any free port. */
  port: number;
  /** Where metrics are served, to this machine unless set; without it nowhere. */
  admin?: { host: string; port: number };
  /** Where spans are sent; without it none are recorded. */
  traces?: TraceSettings;
  /** Absolute, like every folder here. */
  dataDir: string;
  /** Sample films, sounds and pictures; by default those of the workspace. */
  mediaDir?: string;
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
  /** Days for which statistics are saved. */
  beaconDays: number;
  statistics: {
    sink: 'database' | 'file' | 'http';
    /** Serves the receiver of statistics and nothing else. */
    only: boolean;
    /** Folder of the files. */
    folder: string;
    http?: { url: string; token?: string };
    buffer: Pick<BufferLimits, 'maxEvents' | 'batchEvents' | 'flushMs'>;
  };
  realtime: {
    /** Where clients connect; by default a path on the platform's own origin. */
    url?: string;
    /** Origins of pages that may connect, besides loopback ones. */
    allowedOrigins: string[];
    /** Connections to the hub in all. */
    maxConnections: number;
    hub: Pick<HubSettings, 'linesPerSecond' | 'perToken' | 'perAddress' | 'namelessPerAddress'>;
    /** Through which the hubs of several instances notify each other; their database is one PostgreSQL. */
    redis?: { url: string; prefix: string };
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
const ownPrefixes = ['REFERENCE_', 'RATE_LIMIT_', 'REALTIME_', 'CENTRIFUGO_', 'STATS_'];

/** The site may run in the same environment; its own rate limits and where its pages send statistics. */
const isOfSite = (name: string) => name.startsWith('RATE_LIMIT_CSP_') || name === 'STATS_BASE_URL';

const toStatistics = (data: z.output<typeof settingsSchema>): Settings['statistics'] => ({
  sink: data.STATS_SINK,
  only: data.STATS_ONLY === 'true',
  folder: resolve(data.STATS_FILE_DIR ?? join(data.DATA_DIR, 'statistics')),
  ...(data.STATS_HTTP_URL && {
    http: { url: data.STATS_HTTP_URL, ...(data.STATS_HTTP_TOKEN && { token: data.STATS_HTTP_TOKEN }) },
  }),
  buffer: {
    maxEvents: data.STATS_BUFFER_EVENTS,
    batchEvents: data.STATS_BATCH_EVENTS,
    flushMs: data.STATS_BATCH_MS,
  },
});

/**
 * Reads the settings of the reference platform; a variable that is empty counts as not set.
 *
 * @throws SettingsError for a bad value, a name that is a misspelt one of ours, or settings that cannot be right together
 */
export const readSettings = (environment: Environment): Settings => {
  const { values: given, problems: secretProblems } = readSecretFiles(
    Object.fromEntries(
      Object.entries(environment).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])),
    ),
    secretSettings,
  );
  const names = Object.keys(given).filter((name) => !isOfSite(name));
  const unknown = findUnknownSettings(names, {
    known: [...Object.keys(settingsSchema.shape), ...secretSettings.map(toFileSetting)],
    prefixes: ownPrefixes,
  });
  const result = settingsSchema.safeParse(given);
  const problems = [
    ...secretProblems,
    ...unknown,
    ...(result.error?.issues ?? []).map(
      ({ path: [name], message }) =>
        `${String(name)} ${message}${secretSettings.includes(String(name)) ? '' : `; it is "${given[String(name)]}"`}.`,
    ),
    ...findContradictions(given),
  ];
  if (!result.success || problems.length > 0) throw new SettingsError(problems.join('\n'));
  const { data } = result;
  return {
    host: data.HOST,
    port: data.REFERENCE_API_PORT,
    ...(data.REFERENCE_ADMIN_PORT !== undefined && {
      admin: { host: data.ADMIN_HOST, port: data.REFERENCE_ADMIN_PORT },
    }),
    ...(data.OTEL_EXPORTER_OTLP_ENDPOINT && {
      traces: { endpoint: data.OTEL_EXPORTER_OTLP_ENDPOINT, ratio: data.OTEL_TRACES_SAMPLER_ARG },
    }),
    dataDir: resolve(data.DATA_DIR),
    ...(data.MEDIA_DIR && { mediaDir: resolve(data.MEDIA_DIR) }),
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
    statistics: toStatistics(data),
    pictureCacheBytes: data.REFERENCE_PICTURE_CACHE_MB * 2 ** 20,
    realtime: {
      ...(data.REALTIME_URL && { url: data.REALTIME_URL }),
      allowedOrigins: data.REALTIME_ALLOWED_ORIGINS,
      maxConnections: data.REALTIME_CONNECTIONS,
      hub: {
        linesPerSecond: data.REALTIME_LINES_PER_SECOND,
        perToken: data.REALTIME_CONNECTIONS_PER_TOKEN,
        perAddress: data.REALTIME_CONNECTIONS_PER_ADDRESS,
        namelessPerAddress: data.REALTIME_NAMELESS_PER_ADDRESS,
      },
      ...(data.REDIS_URL && { redis: { url: data.REDIS_URL, prefix: data.REALTIME_REDIS_PREFIX } }),
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
