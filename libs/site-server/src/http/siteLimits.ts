/** Limits of the server. Times in milliseconds, sizes in bytes. */
export interface SiteLimits {
  headersTimeoutMs: number;
  requestTimeoutMs: number;
  checkingIntervalMs: number;
  /** Longer than the idle time of a load balancer in front (60 s), so that it is never us who close first. */
  keepAliveMs: number;
  maxHeaderBytes: number;
  maxRequestsPerSocket: number;
  maxConnections: number;
  /** Connections of one address; loopback and trusted proxies speak for many and are not counted. */
  connectionsPerAddress: number;
  renders: { concurrent: number; queued: number; waitMs: number };
  pageCacheBytes: number;
  /** How long to go on answering after readiness is withdrawn, so that the load balancer notices. */
  drainMs: number;
  /** How long to wait for requests in flight after that. */
  inFlightMs: number;
}

export const siteLimits: SiteLimits = {
  headersTimeoutMs: 5_000,
  requestTimeoutMs: 10_000,
  checkingIntervalMs: 1_000,
  keepAliveMs: 65_000,
  maxHeaderBytes: 8_192,
  maxRequestsPerSocket: 1_000,
  maxConnections: 10_000,
  connectionsPerAddress: 100,
  renders: { concurrent: 64, queued: 64, waitMs: 200 },
  pageCacheBytes: 100 * 1024 * 1024,
  drainMs: 1_000,
  inFlightMs: 10_000,
};
