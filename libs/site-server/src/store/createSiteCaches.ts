import { createHash } from 'node:crypto';
import { createCaches, createRedisStore, type Caches } from '@share/cache';
import { isPageCache } from '../purge/pageTags';
import type { ReportFailure } from '../observability/createFailureReporter';
import { toFailureKind } from '../pages/failureKind';
import type { SiteSettings } from '../settings/readSettings';

/** Settings in which instances of one site may differ without showing different pages. */
const ownSettings = [
  'host',
  'port',
  'adminHost',
  'adminPort',
  'redisUrl',
  'purgeUrl',
  'warmUp',
  'drainMs',
  'requestLog',
  'trustedProxies',
  'assetsKeepDir',
  'cspReportsPerMinute',
] satisfies (keyof SiteSettings)[];

/** What distinguishes values of different builds. */
export interface Versions {
  /** Of pages: differs between builds. */
  release: string;
  /** Of the data that pages are made of: differs when they have another shape or another meaning. */
  data: string;
}

/** Begins the keys of all instances whose values are interchangeable: those of one version with the same settings. */
export const toStorePrefix = (settings: SiteSettings, version: string): string => {
  const shown = Object.entries(settings).filter(([name]) => !ownSettings.some((own) => own === name));
  const digest = createHash('sha256')
    .update(JSON.stringify([version, shown]))
    .digest('base64url');
  return `share:${digest.slice(0, 16)}`;
};

/**
 * Creates the caches of the site, which its instances share with `REDIS_URL`; undefined when nothing is cached.
 */
export const createSiteCaches = (
  settings: SiteSettings,
  versions: Versions,
  reportFailure: ReportFailure,
): Caches | undefined => {
  const { pageCache, redisUrl } = settings;
  if (!pageCache) return undefined;
  const store =
    redisUrl === undefined
      ? undefined
      : createRedisStore(redisUrl, {
          prefixOf: (name) =>
            toStorePrefix(settings, isPageCache(name) ? versions.release : `data ${versions.data}`),
          onFailure: (name, cause) => reportFailure({ of: 'redis', name, detail: { err: cause } }),
        });
  return createCaches({
    store,
    onRefreshFailure: (name, cause) =>
      reportFailure({ of: `refresh ${name}`, name: toFailureKind(cause), detail: { err: cause } }),
  });
};
