import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import type { RateLimiterRes } from 'rate-limiter-flexible';
import type { ReportFailure } from '../observability/createFailureReporter';
import type { SiteSettings } from '../settings/readSettings';
import { openRedisCounters } from '../store/openRedisCounters';

/** How many reports the site takes from a client network in a minute. */
export interface ReportLimit {
  /** Takes up to so many from the network's remaining ones. @returns how many it got */
  take(network: string, count: number): Promise<number>;
  close(): void;
}

const windowSeconds = 60;

/**
 * Creates the limit. With a Redis all instances of the site count together; while it is away each counts for itself, as without one.
 */
export const createReportLimit = (
  {
    cspReportsPerMinute,
    redisUrl,
    siteOrigin,
  }: Pick<SiteSettings, 'cspReportsPerMinute' | 'redisUrl' | 'siteOrigin'>,
  reportFailure: ReportFailure,
): ReportLimit => {
  const ownCount = new RateLimiterMemory({ points: cspReportsPerMinute, duration: windowSeconds });
  const counters =
    redisUrl === undefined
      ? undefined
      : openRedisCounters(redisUrl, (name, cause) =>
          reportFailure({ of: 'redis', name: `limit ${name}`, detail: { err: cause } }),
        );
  const limiter = counters
    ? new RateLimiterRedis({
        storeClient: counters,
        useRedisPackage: true,
        rejectIfRedisNotReady: true,
        keyPrefix: `share:csp-reports:${siteOrigin}`,
        points: cspReportsPerMinute,
        duration: windowSeconds,
        insuranceLimiter: ownCount,
      })
    : ownCount;

  return {
    async take(network, count) {
      const { consumedPoints } = await limiter
        .consume(network, count)
        .catch((refused: RateLimiterRes) => refused);
      return Math.min(count, Math.max(0, cspReportsPerMinute - (consumedPoints - count)));
    },
    close: () => counters?.close(),
  };
};
