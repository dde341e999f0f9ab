import type { CacheState, Caches, Loaded, StaleCache } from '@share/cache';
import type { AdmissionControl } from '@share/http-server';
import type { SiteLimits } from '../http/SiteServerOptions';
import type { PageResponse } from './createPageResponse';
import { pageCacheNames } from '../purge/pageTags';
import { pageCodec } from './pageCodec';

export type PageCache = StaleCache<PageResponse>;

export interface PageCaches {
  ordinary: PageCache;
  /** Pages at addresses that anybody can invent: apart, so that they push out no other page, and not shared. */
  unknown: PageCache;
}

/** `off`: not cached. */
export type PageState = CacheState | 'off';

/** Bytes: the bodies, a quarter more for one in a further encoding, and the rest of a page, such as its headers. */
const sizeOf = ({ bodies }: PageResponse) => bodies.bytes() * 1.25 + 1536;

/** A page that lacks a part is worth less than an older one that is complete; a failure is worth less than both. */
export const toLoaded = (page: PageResponse): Loaded<PageResponse> => ({
  value: page,
  lifetime: page.lifetime,
  isIncomplete: page.failed || page.degraded.length > 0,
});

/** Opens the caches of finished pages. @param refreshes room for renders behind an answer */
export const openPageCaches = (
  caches: Pick<Caches, 'open'>,
  { pageCacheBytes, unknownPagesBytes }: Pick<SiteLimits, 'pageCacheBytes' | 'unknownPagesBytes'>,
  refreshes: AdmissionControl,
): PageCaches => {
  const options = { sizeOf, runRefresh: <T>(work: () => Promise<T>) => refreshes.run(work) };
  return {
    ordinary: caches.open(pageCacheNames.ordinary, {
      ...options,
      maxBytes: pageCacheBytes,
      codec: pageCodec,
    }),
    unknown: caches.open(pageCacheNames.unknown, { ...options, maxBytes: unknownPagesBytes }),
  };
};
