import { findUnknownSettings } from '@share/environment';
import { readSecretFiles, toFileSetting } from '@share/operations/server';
import { resolve } from 'node:path';
import { defaultLimits } from '../http/SiteServerOptions';
import { findContradictions } from './findContradictions';
import { secretSettings, settingsSchema } from './settingsSchema';
import type { Environment } from './settingsSchema';

/** The environment cannot be used. The message has one sentence per problem, each naming the setting. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';

  constructor(readonly problems: readonly string[]) {
    super(problems.join('\n'));
  }
}

/** Any variable that starts with one of these is taken for a setting of the site. */
const ownPrefixes = [
  'UPSTREAM_',
  'CSP_EXTRA_',
  'PAGE_',
  'PURGE_',
  'WARM_',
  'DRAIN_',
  'TRUSTED_PROX',
  'ASSETS_',
  'RATE_LIMIT_CSP',
  'RUM_',
  'PICTURE_',
  'SERVICE_WORKER',
  'EMBED_',
  'PICTURE_SIZE_',
  'TRADITIONAL_',
];

/** The limits of the platform, which may share the environment: their names are its own matter, but each is a count. */
const findBadLimits = (values: Record<string, string>): string[] =>
  Object.keys(values)
    .filter((name) => name.startsWith('RATE_LIMIT_') && !Object.hasOwn(settingsSchema.shape, name))
    .filter((name) => !/^\d+$/.test(values[name] ?? ''))
    .map((name) => `${name} must be a whole number.`);

/** On loopback, `localhost` and `127.0.0.1` are the same site. */
const toOwnOrigins = (siteOrigin: string): string[] => {
  const url = new URL(siteOrigin);
  const alias = { localhost: '127.0.0.1', '127.0.0.1': 'localhost' }[url.hostname];
  if (!alias) return [url.origin];
  const aliasUrl = new URL(url);
  aliasUrl.hostname = alias;
  return [url.origin, aliasUrl.origin];
};

const toSettings = (env: Environment) => {
  const siteOrigin = new URL(env.SITE_ORIGIN ?? `http://127.0.0.1:${env.PORT}`).origin;
  const apiBaseUrl = env.API_BASE_URL ?? `http://127.0.0.1:${env.REFERENCE_API_PORT}`;
  return {
    host: env.HOST,
    port: env.PORT,
    /** Where metrics and health are served: to this machine, unless set. */
    adminHost: env.ADMIN_HOST,
    adminPort: env.ADMIN_PORT,
    /** Origin of every absolute address the site writes; never taken from a request. */
    siteOrigin,
    /** Origins under which this same site answers: `siteOrigin` and, on loopback, its alias. */
    ownOrigins: toOwnOrigins(siteOrigin),
    /** The platform as this server reaches it, without a trailing slash. */
    apiBaseUrl,
    /** The platform as the browser reaches it; empty means same origin, forwarded by this server. */
    publicApiBaseUrl: env.PUBLIC_API_BASE_URL,
    /** The internal host of the platform, which only this server calls. */
    innerBaseUrl: env.INNER_BASE_URL ?? apiBaseUrl,
    previewEnabled: env.PREVIEW_ENABLED,
    /** Where beacons go; empty means same origin. */
    statsBaseUrl: env.STATS_BASE_URL,
    /** The share of pages whose speed is reported; undefined leaves it to the page. */
    rumSampleRate: env.RUM_SAMPLE_RATE,
    budgets: {
      primaryMs: env.UPSTREAM_PRIMARY_MS,
      secondaryMs: env.UPSTREAM_SECONDARY_MS,
      deadlineMs: env.PAGE_DEADLINE_MS,
    },
    /** How long the site goes on accepting requests while it is not ready any more, so that a load balancer notices. */
    drainMs: env.DRAIN_MS,
    pageCache: env.PAGE_CACHE === 'on',
    /** The second level of the caches, shared by several instances; may hold a password. */
    redisUrl: env.REDIS_URL,
    /** How pages are deleted from the CDN; `{tag}` in the address stands for their tag. */
    purgeUrl: env.PURGE_URL,
    /** Whether an instance has the most read pages before it says that it is ready. */
    warmUp: env.WARM_UP === 'on',
    requestLog: env.REQUEST_LOG === 'json',
    app: {
      uaToken: env.CLIENT_UA_TOKEN,
      scheme: env.APP_SCHEME,
      universalLink: env.APP_UNIVERSAL_LINK,
      packageName: env.APP_PACKAGE,
      wxOpenAppId: env.WX_OPEN_APPID,
    },
    authScheme: env.AUTH_SCHEME,
    allowZoom: env.ALLOW_ZOOM,
    /** Whether language models may use what is published here. */
    aiUse: env.AI_CRAWLERS,
    /** Whether pages have a console for developers; their policy then allows it to write styles and to run what is typed into it. */
    debugConsole: env.DEBUG_CONSOLE,
    /** Further hosts to which `changeRoute` may send the desktop page (R15). */
    pcLinkHosts: env.PC_LINK_HOSTS,
    /** Hosts whose players texts may show in a frame after a tap. */
    embedHosts: env.EMBED_HOSTS,
    /** Hosts, besides the platform, at which the site reads the sizes of pictures. */
    pictureSizeHosts: env.PICTURE_SIZE_HOSTS,
    /** IP addresses and networks whose X-Forwarded-For is believed. */
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
    /** The vocabulary of pages in 繁體: of Taiwan or of Hong Kong (R83). */
    traditionalPhrases: env.TRADITIONAL_PHRASES,
    mapKey: env.MAP_KEY,
    /** Address of a picture of a map, with `{key}`, `{longitude}`, `{latitude}` and `{size}`. */
    mapStaticUrl: env.MAP_STATIC_URL,
    /** Where pictures come in other sizes, the first place that fits. */
    pictureRules: env.PICTURE_SERVICE,
    /** Off: pages register no service worker, and those that browsers have remove themselves. */
    serviceWorker: env.SERVICE_WORKER === 'on',
    /** Folder where each release keeps a copy of its hashed files for the next ones; absolute. */
    assetsKeepDir: resolve(env.ASSETS_KEEP_DIR),
    /** Connections at once; a WebSocket is one as long as it lasts. */
    limits: {
      maxConnections: env.CONNECTIONS,
      connectionsPerAddress: env.CONNECTIONS_PER_ADDRESS,
      connectionsPerNetwork: env.CONNECTIONS_PER_NETWORK,
      webSockets: {
        ...defaultLimits.webSockets,
        concurrent: env.WEBSOCKETS,
        perNetwork: env.WEBSOCKETS_PER_NETWORK,
      },
    },
    /** Where weaknesses are reported; empty: `/.well-known/security.txt` does not exist. */
    securityContact: env.SECURITY_CONTACT,
    /** Where spans are sent; without it none are recorded. */
    traces: env.OTEL_EXPORTER_OTLP_ENDPOINT
      ? { endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT, ratio: env.OTEL_TRACES_SAMPLER_ARG }
      : undefined,
    /** Policy reports accepted per client network and minute. */
    cspReportsPerMinute: env.RATE_LIMIT_CSP_REPORTS,
  };
};

const isSetting = (name: string): name is keyof Environment => Object.hasOwn(settingsSchema.shape, name);

/** Whether an empty value says that there is none, such as no app to open; every other setting has its default then. */
const takesEmpty = (name: string): boolean =>
  isSetting(name) && settingsSchema.shape[name].safeParse('').success;

/** The checked settings of the site. Times in milliseconds. */
export type SiteSettings = ReturnType<typeof toSettings>;

/**
 * Reads the settings from an environment (`process.env`). An empty variable means none where that is possible, and else counts as
 * not set.
 * @throws {SettingsError} when a value is bad, a name is a misspelt one of ours, or settings cannot be right together
 */
export const readSettings = (env: Record<string, string | undefined>): SiteSettings => {
  const given: Record<string, string> = Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => {
      const text = value?.trim();
      return text || (text === '' && takesEmpty(name)) ? [[name, text]] : [];
    }),
  );
  const { values, problems: secretProblems } = readSecretFiles(given, secretSettings);
  const parsed = settingsSchema.safeParse(values);
  const bad = parsed.error?.issues.map((issue) => `${String(issue.path[0])} ${issue.message}.`) ?? [];
  const unknown = findUnknownSettings(Object.keys(values), {
    known: [...Object.keys(settingsSchema.shape), ...secretSettings.map(toFileSetting)],
    prefixes: ownPrefixes,
  });
  const contradictions = parsed.success ? findContradictions(parsed.data) : [];
  const problems = [...secretProblems, ...bad, ...findBadLimits(values), ...unknown, ...contradictions];
  if (!parsed.success || problems.length > 0) throw new SettingsError(problems);
  return toSettings(parsed.data);
};
