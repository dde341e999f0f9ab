import { z } from 'zod';
import { formats } from './settingFormats';

const { onOff, wholeNumber, httpUrl, origin, hostNames, hostSources, networks } = formats;

const text = (fallback = '') => z.string().max(512, 'must be at most 512 characters').default(fallback);
const port = (fallback: number) => wholeNumber(fallback, 0, 65_535);
const token = (fallback: string) =>
  z
    .string()
    .regex(/^[\w.:/-]{0,256}$/, 'may hold only letters, digits and . : / _ -')
    .default(fallback);

/**
 * Every setting of the site, and the names of the embedded platform's own settings, which the two may share an
 * environment with; those are checked where they are used.
 */
export const settingsSchema = z.object({
  HOST: z.string().min(1, 'must not be empty').default('127.0.0.1'),
  PORT: port(4200),
  ADMIN_PORT: port(4201),
  SITE_ORIGIN: origin.optional(),
  API_BASE_URL: httpUrl.optional(),
  PUBLIC_API_BASE_URL: httpUrl.or(z.literal('')).default(''),
  INNER_BASE_URL: httpUrl.optional(),
  PREVIEW_ENABLED: onOff('false'),
  STATS_BASE_URL: httpUrl.or(z.literal('')).default(''),
  REFERENCE_API_PORT: port(4300),
  REFERENCE_TEST_HOOKS: z.enum(['0', '1'], 'must be 0 or 1').default('0'),
  DATA_DIR: text('.data'),
  DATABASE_URL: text(),
  REDIS_URL: text(),
  UPSTREAM_PRIMARY_MS: wholeNumber(1500, 1, 60_000),
  UPSTREAM_SECONDARY_MS: wholeNumber(800, 1, 60_000),
  PAGE_DEADLINE_MS: wholeNumber(2500, 1, 60_000),
  PAGE_CACHE: z.enum(['on', 'off'], 'must be on or off').default('on'),
  REQUEST_LOG: z.enum(['json', 'off'], 'must be json or off').default('json'),
  CLIENT_UA_TOKEN: token('ShareApp'),
  APP_SCHEME: token('shareapp'),
  APP_UNIVERSAL_LINK: httpUrl.or(z.literal('')).default('https://app.example.com/open'),
  APP_PACKAGE: token('com.example.share'),
  WX_OPEN_APPID: token(''),
  AUTH_SCHEME: token(''),
  ALLOW_ZOOM: onOff('false'),
  DEBUG_CONSOLE: onOff('false'),
  TRUSTED_PROXIES: networks,
  PC_LINK_HOSTS: hostNames,
  FRAME_ANCESTORS: hostSources,
  CSP_EXTRA_SCRIPT_SRC: hostSources,
  CSP_EXTRA_STYLE_SRC: hostSources,
  CSP_EXTRA_IMG_SRC: hostSources,
  CSP_EXTRA_MEDIA_SRC: hostSources,
  CSP_EXTRA_FONT_SRC: hostSources,
  CSP_EXTRA_CONNECT_SRC: hostSources,
  CSP_EXTRA_FRAME_SRC: hostSources,
  MAP_KEY: token(''),
  ASSETS_KEEP_DIR: text('.data/assets'),
  RATE_LIMIT_COMMENT_PER_MINUTE: text(),
  RATE_LIMIT_COMMENT_PER_HOUR: text(),
  RATE_LIMIT_SMS_PER_MINUTE: text(),
  RATE_LIMIT_SMS_PER_NETWORK_MINUTE: text(),
  RATE_LIMIT_SMS_PER_NETWORK_HOUR: text(),
  RATE_LIMIT_CHAT_BURST: text(),
  RATE_LIMIT_CHAT_PER_MINUTE: text(),
  RATE_LIMIT_CSP_REPORTS: wholeNumber(20, 1, 100_000),
});

/** The checked environment, still under its own names. */
export type Environment = z.output<typeof settingsSchema>;
