import { createHash } from 'node:crypto';
import { createRedisStore, type RedisStore } from '@share/cache';
import type { ReportFailure } from '../observability/createFailureReporter';
import type { SiteSettings } from '../settings/readSettings';

/** Settings in which instances of one site may differ without showing different pages. */
const ownSettings = [
  'host',
  'port',
  'adminPort',
  'redisUrl',
  'drainMs',
  'requestLog',
  'trustedProxies',
  'assetsKeepDir',
  'cspReportsPerMinute',
] satisfies (keyof SiteSettings)[];

/** Begins the keys of all instances whose pages and views are interchangeable: those of one release with the same settings. */
export const toStorePrefix = (settings: SiteSettings, release: string): string => {
  const shown = Object.entries(settings).filter(([name]) => !ownSettings.some((own) => own === name));
  const digest = createHash('sha256')
    .update(JSON.stringify([release, shown]))
    .digest('base64url');
  return `share:${digest.slice(0, 16)}`;
};

/**
 * Creates the store that the instances of a site share; undefined without `REDIS_URL`.
 * @param release differs between builds
 */
export const createSharedStore = (
  settings: SiteSettings,
  release: string,
  reportFailure: ReportFailure,
): RedisStore | undefined =>
  settings.redisUrl === undefined || !settings.pageCache
    ? undefined
    : createRedisStore(settings.redisUrl, {
        prefix: toStorePrefix(settings, release),
        onFailure: (name, cause) => reportFailure({ of: 'redis', name, detail: { err: cause } }),
      });
