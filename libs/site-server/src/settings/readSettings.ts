import { findUnknownSettings } from './findUnknownSettings';
import { SettingsError } from './SettingsError';
import { settingsSchema } from './settingsSchema';
import type { Environment } from './settingsSchema';

/** Everything the site is told from outside. Times in milliseconds. */
export interface SiteSettings {
  host: string;
  port: number;
  adminPort: number;
  /** Origin of every absolute address the site writes; never taken from a request. */
  siteOrigin: string;
  /** Origins under which this same site answers: `siteOrigin` and, on loopback, its other name. */
  ownOrigins: readonly string[];
  /** The platform as this server reaches it, without a trailing slash. */
  apiBaseUrl: string;
  /** The platform as the browser reaches it; empty means same origin, forwarded by this server. */
  publicApiBaseUrl: string;
  innerBaseUrl: string;
  previewEnabled: boolean;
  /** Where beacons go; empty means same origin. */
  statsBaseUrl: string;
  redisUrl: string;
  budgets: { primaryMs: number; secondaryMs: number; deadlineMs: number };
  pageCache: boolean;
  requestLog: boolean;
  app: { uaToken: string; scheme: string; universalLink: string; package: string; wxOpenAppid: string };
  authScheme: string;
  allowZoom: boolean;
  debugConsole: boolean;
  /** Hosts beside our own to which the desktop page may be sent by `changeRoute` (R15). */
  pcLinkHosts: readonly string[];
  /** IP addresses and networks whose X-Forwarded-For is believed. */
  trustedProxies: readonly string[];
  csp: {
    frameAncestors: readonly string[];
    script: readonly string[];
    style: readonly string[];
    img: readonly string[];
    media: readonly string[];
    font: readonly string[];
    connect: readonly string[];
    frame: readonly string[];
  };
  mapKey: string;
  assetsKeepDir: string;
  /** Reports of policy violations taken per client network and minute. */
  cspReportsPerMinute: number;
}

/** On loopback the two names of the machine count as one site. */
function toOwnOrigins(siteOrigin: string): string[] {
  const url = new URL(siteOrigin);
  const twin = { localhost: '127.0.0.1', '127.0.0.1': 'localhost' }[url.hostname];
  if (!twin) return [url.origin];
  const other = new URL(url);
  other.hostname = twin;
  return [url.origin, other.origin];
}

function toSettings(env: Environment): SiteSettings {
  const siteOrigin = new URL(env.SITE_ORIGIN ?? `http://127.0.0.1:${env.PORT}`).origin;
  const apiBaseUrl = env.API_BASE_URL ?? `http://127.0.0.1:${env.REFERENCE_API_PORT}`;
  return {
    host: env.HOST,
    port: env.PORT,
    adminPort: env.ADMIN_PORT,
    siteOrigin,
    ownOrigins: toOwnOrigins(siteOrigin),
    apiBaseUrl,
    publicApiBaseUrl: env.PUBLIC_API_BASE_URL,
    innerBaseUrl: env.INNER_BASE_URL ?? apiBaseUrl,
    previewEnabled: env.PREVIEW_ENABLED,
    statsBaseUrl: env.STATS_BASE_URL,
    redisUrl: env.REDIS_URL,
    budgets: {
      primaryMs: env.UPSTREAM_PRIMARY_MS,
      secondaryMs: env.UPSTREAM_SECONDARY_MS,
      deadlineMs: env.PAGE_DEADLINE_MS,
    },
    pageCache: env.PAGE_CACHE === 'on',
    requestLog: env.REQUEST_LOG === 'json',
    app: {
      uaToken: env.CLIENT_UA_TOKEN,
      scheme: env.APP_SCHEME,
      universalLink: env.APP_UNIVERSAL_LINK,
      package: env.APP_PACKAGE,
      wxOpenAppid: env.WX_OPEN_APPID,
    },
    authScheme: env.AUTH_SCHEME,
    allowZoom: env.ALLOW_ZOOM,
    debugConsole: env.DEBUG_CONSOLE,
    pcLinkHosts: env.PC_LINK_HOSTS,
    trustedProxies: env.TRUSTED_PROXIES,
    csp: {
      frameAncestors: env.FRAME_ANCESTORS,
      script: env.CSP_EXTRA_SCRIPT_SRC,
      style: env.CSP_EXTRA_STYLE_SRC,
      img: env.CSP_EXTRA_IMG_SRC,
      media: env.CSP_EXTRA_MEDIA_SRC,
      font: env.CSP_EXTRA_FONT_SRC,
      connect: env.CSP_EXTRA_CONNECT_SRC,
      frame: env.CSP_EXTRA_FRAME_SRC,
    },
    mapKey: env.MAP_KEY,
    assetsKeepDir: env.ASSETS_KEEP_DIR,
    cspReportsPerMinute: env.RATE_LIMIT_CSP_REPORTS,
  };
}

/**
 * Reads the settings out of an environment (`process.env`). An empty variable counts as not set.
 * @throws {SettingsError} when a value is bad or a name of ours is unknown
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): SiteSettings {
  const given = Object.entries(env).filter((entry): entry is [string, string] => Boolean(entry[1]?.trim()));
  const values = Object.fromEntries(given.map(([name, value]) => [name, value.trim()]));
  const parsed = settingsSchema.safeParse(values);
  const bad = parsed.error?.issues.map((issue) => `${String(issue.path[0])} ${issue.message}.`) ?? [];
  const unknown = findUnknownSettings(Object.keys(values), Object.keys(settingsSchema.shape));
  if (!parsed.success || unknown.length > 0) throw new SettingsError([...bad, ...unknown]);
  return toSettings(parsed.data);
}
