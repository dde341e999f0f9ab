import {
  createStaleCache,
  type CacheState,
  type Loaded,
  type RedisStore,
  type StaleCache,
} from '@share/cache';
import type { AdmissionControl } from '../http/createAdmissionControl';
import type { ReportFailure } from '../observability/createFailureReporter';
import type { PageResponse } from './createPageResponse';
import { toFailureKind } from './failureKind';
import { pageCodec } from './pageCodec';

export type PageCache = StaleCache<PageResponse>;

export interface PageCaches {
  ordinary: PageCache;
  /** Pages at addresses that anybody can make up: apart, so that they push out no other page. */
  madeUp: PageCache;
}

/** `off`: not cached. */
export type PageState = CacheState | 'off';

interface PageCacheOptions {
  maxBytes: number;
  /** Room for renders behind an answer. */
  refreshes: AdmissionControl;
  /** Shared by several instances. */
  store: RedisStore | undefined;
  reportFailure: ReportFailure;
}

/** Bytes: the bodies, a quarter more for one in a further encoding, and the rest of a page, such as its headers. */
const sizeOf = ({ bodies }: PageResponse) => bodies.bytes() * 1.25 + 1536;

/** A page that lacks a part is worth less than an older one that is complete; a failure is worth less than both. */
export const toLoaded = (page: PageResponse): Loaded<PageResponse> => ({
  value: page,
  lifetime: page.lifetime,
  isIncomplete: page.failed || page.degraded.length > 0,
});

/** Creates the cache of finished pages. */
export const createPageCache = ({ maxBytes, refreshes, store, reportFailure }: PageCacheOptions): PageCache =>
  createStaleCache({
    maxBytes,
    sizeOf,
    runRefresh: (work) => refreshes.run(work),
    onRefreshFailure: (cause) =>
      reportFailure({ of: 'refresh', name: toFailureKind(cause), detail: { err: cause } }),
    shared: store?.level('page', pageCodec),
  });
