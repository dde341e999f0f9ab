import { parsePictureService } from '@share/picture-service/server';
import { isIP } from 'node:net';
import { z } from 'zod';
import { defaultLimits } from '../http/SiteServerOptions';

const shortText = z.string().max(512, 'must be at most 512 characters');

const text = () => shortText.default('');

const folder = (fallback: string) => shortText.min(1, 'must not be empty').default(fallback);

const token = (fallback: string) =>
  z
    .string()
    .regex(/^[\w.:/-]{0,256}$/, 'may hold at most 256 letters, digits and . : / _ -')
    .default(fallback);

const trueOrFalse = (fallback: 'true' | 'false') =>
  z
    .enum(['true', 'false'], 'must be true or false')
    .default(fallback)
    .transform((value) => value === 'true');

const wholeNumber = (fallback: number, min: number, max: number) => {
  const message = `must be a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, message)
    .default(String(fallback))
    .transform(Number)
    .refine((value) => value >= min && value <= max, message);
};

const connections = (fallback: number) => wholeNumber(fallback, 1, 1_000_000);

const share = z
  .string()
  .min(1, 'must not be empty')
  .pipe(z.coerce.number<string>('must be a number from 0 to 1').min(0).max(1));

const port = (fallback: number) => wholeNumber(fallback, 0, 65_535);

const listeningHost = z
  .string()
  .refine(
    (value) => isIP(value) > 0 || /^[a-z0-9][a-z0-9.-]*$/i.test(value),
    'must be an address to listen at, such as 127.0.0.1 or 0.0.0.0',
  );

const isHttpUrl = (value: string) => /^https?:\/\//i.test(value) && URL.canParse(value);

const mapParts = ['{key}', '{longitude}', '{latitude}', '{size}'];
const mapTemplate = z
  .string()
  .refine(
    (value) => value === '' || (isHttpUrl(value) && mapParts.every((part) => value.includes(part))),
    `must be an http(s) address with ${mapParts.join(', ')}`,
  );

const address = (isAllowed: (value: string) => boolean) =>
  z
    .string()
    .refine(isAllowed, 'must be an address starting with http:// or https://')
    .refine((value) => !/[?#@]/.test(value), 'must have no user name, query or fragment')
    .transform((value) => value.replace(/\/$/, ''));

const httpUrl = address(isHttpUrl);

/** One schema for both: a union of two says `Invalid input` in place of what is wrong. */
const httpUrlOrNone = (fallback: string) =>
  address((value) => value === '' || isHttpUrl(value)).default(fallback);

/** `redis://user:password@host:6379/0`; `rediss://` for TLS. Never part of a message: it may hold a password. */
const redisUrl = shortText.refine(
  (value) => /^rediss?:\/\/[^/?#\s]+(?:\/\d{0,3})?$/i.test(value) && URL.canParse(value),
  'must be an address such as redis://127.0.0.1:6379 or rediss://:password@cache.example.com:6379/0',
);

const securityContact = z
  .string()
  .refine(
    (value) => value === '' || /^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(value),
    'must be an address such as mailto:security@example.com or https://example.com/security',
  );

/** `POST https://cdn.example.com/purge?tag={tag}`: a method, PURGE when there is none, and an address, in which `{tag}` may stand. */
const purgeTemplate = shortText.transform((value, context) => {
  const [, method = 'PURGE', url = ''] = /^(?:([A-Z]{3,12}) +)?(https?:\/\/\S+)$/.exec(value) ?? [];
  if (URL.canParse(url)) return { method, url };
  context.addIssue({
    code: 'custom',
    message: 'must be an address such as http://varnish:6081/, after the method if that is not PURGE',
  });
  return z.NEVER;
});

const origin = httpUrl.refine(
  (value) => !isHttpUrl(value) || new URL(value).origin === value.toLowerCase(),
  'must be an origin such as https://share.example.com, without a path',
);

/** A list separated by spaces or commas, empty by default. */
const listOf = (isEntry: (entry: string) => boolean, message: string) =>
  z
    .string()
    .default('')
    .transform((value) => value.split(/[\s,]+/).filter(Boolean))
    .refine((entries) => entries.every(isEntry), message);

/** Sources of a Content-Security-Policy directive: `https://cdn.example.com`, `*.example.com` or `scheme:`. */
const hostSources = listOf(
  (source) =>
    /^(?:[a-z][a-z0-9+.-]*:|(?:(?:https?|wss?):\/\/)?(?:\*\.)?[a-z0-9.-]+(?::\d{1,5})?)$/i.test(source),
  'must be a list of hosts such as https://cdn.example.com, separated by spaces',
);

/** `www.example.com` or `www.example.com:8443`. */
const hostNames = listOf(
  (host) => /^[a-z0-9.-]+(?::\d{1,5})?$/i.test(host),
  'must be a list of hosts such as www.example.com, separated by spaces',
).transform((hosts) => hosts.map((host) => host.toLowerCase()));

/** The same, or `*.example.com` for every host below it. */
const hostPatterns = listOf(
  (host) => /^(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d{1,5})?$/i.test(host),
  'must be a list of hosts such as img.example.com or *.example.com, separated by commas',
).transform((hosts) => hosts.map((host) => host.toLowerCase()));

const isNetwork = (entry: string): boolean => {
  const [address = '', bits, ...rest] = entry.split('/');
  const version = isIP(address);
  const maxBits = version === 6 ? 128 : 32;
  return (
    version > 0 && rest.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && +bits <= maxBits))
  );
};

/** IP addresses and networks (`10.0.0.0/8`). */
const networks = listOf(
  isNetwork,
  'must be a list of IP addresses or networks such as 10.0.0.0/8, separated by commas',
);

/** Rules for the addresses of pictures in other sizes. */
const pictureService = z.string().transform((value, context) => {
  const { rules, problem } = parsePictureService(value);
  if (rules) return rules;
  context.addIssue(problem);
  return z.NEVER;
});

/**
 * Every setting of the site, and those names of the embedded platform's own settings for which the site's may be misspelt, because both
 * may run in one environment; the platform checks the values of its own.
 */
export const settingsSchema = z.object({
  HOST: listeningHost.default('127.0.0.1'),
  PORT: port(4200),
  ADMIN_HOST: listeningHost.default('127.0.0.1'),
  ADMIN_PORT: port(4201),
  SITE_ORIGIN: origin.optional(),
  API_BASE_URL: httpUrl.optional(),
  PUBLIC_API_BASE_URL: httpUrlOrNone(''),
  INNER_BASE_URL: httpUrl.optional(),
  PREVIEW_ENABLED: trueOrFalse('false'),
  STATS_BASE_URL: httpUrlOrNone(''),
  RUM_SAMPLE_RATE: share.optional(),
  REFERENCE_API_PORT: port(4300),
  REFERENCE_TEST_HOOKS: z.enum(['0', '1'], 'must be 0 or 1').default('0'),
  DATA_DIR: folder('.data'),
  DATABASE_URL: text(),
  UPSTREAM_PRIMARY_MS: wholeNumber(1500, 1, 60_000),
  UPSTREAM_SECONDARY_MS: wholeNumber(800, 1, 60_000),
  PAGE_DEADLINE_MS: wholeNumber(2500, 1, 60_000),
  DRAIN_MS: wholeNumber(1000, 0, 60_000),
  PAGE_CACHE: z.enum(['on', 'off'], 'must be on or off').default('on'),
  REDIS_URL: redisUrl.optional(),
  PURGE_URL: purgeTemplate.optional(),
  WARM_UP: z.enum(['on', 'off'], 'must be on or off').default('on'),
  REQUEST_LOG: z.enum(['json', 'off'], 'must be json or off').default('json'),
  CLIENT_UA_TOKEN: token('ShareApp'),
  APP_SCHEME: token('shareapp'),
  APP_UNIVERSAL_LINK: httpUrlOrNone('https://app.example.com/open'),
  APP_PACKAGE: token('com.example.share'),
  WX_OPEN_APPID: token(''),
  AUTH_SCHEME: token(''),
  ALLOW_ZOOM: trueOrFalse('false'),
  AI_CRAWLERS: z.enum(['allow', 'deny'], 'must be allow or deny').default('deny'),
  DEBUG_CONSOLE: trueOrFalse('false'),
  TRUSTED_PROXIES: networks,
  PC_LINK_HOSTS: hostNames,
  EMBED_HOSTS: hostNames,
  PICTURE_SIZE_HOSTS: hostPatterns,
  FRAME_ANCESTORS: hostSources,
  CSP_EXTRA_SCRIPT_SRC: hostSources,
  CSP_EXTRA_STYLE_SRC: hostSources,
  CSP_EXTRA_IMG_SRC: hostSources,
  CSP_EXTRA_MEDIA_SRC: hostSources,
  CSP_EXTRA_FONT_SRC: hostSources,
  CSP_EXTRA_CONNECT_SRC: hostSources,
  CSP_EXTRA_FRAME_SRC: hostSources,
  TRADITIONAL_PHRASES: z.enum(['tw', 'hk'], 'must be tw or hk').default('tw'),
  MAP_KEY: token(''),
  MAP_STATIC_URL: mapTemplate.default(''),
  PICTURE_SERVICE: pictureService.prefault('/media=embedded'),
  ASSETS_KEEP_DIR: folder('.data/assets'),
  SERVICE_WORKER: z.enum(['on', 'off'], 'must be on or off').default('on'),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
  OTEL_TRACES_SAMPLER_ARG: share.default(1),
  RATE_LIMIT_CSP_REPORTS: wholeNumber(20, 1, 100_000),
  CONNECTIONS: connections(defaultLimits.maxConnections),
  CONNECTIONS_PER_ADDRESS: connections(defaultLimits.connectionsPerAddress),
  CONNECTIONS_PER_NETWORK: connections(defaultLimits.connectionsPerNetwork),
  WEBSOCKETS: connections(defaultLimits.webSockets.concurrent),
  WEBSOCKETS_PER_NETWORK: connections(defaultLimits.webSockets.perNetwork),
  SECURITY_CONTACT: securityContact.default(''),
});

/** Settings that may be in a file which `X_FILE` names; their values are never part of a message. */
export const secretSettings: readonly string[] = ['REDIS_URL'];

/** The checked environment, still under its own names. */
export type Environment = z.output<typeof settingsSchema>;
