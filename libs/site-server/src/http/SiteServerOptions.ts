import type { RedisStore } from '@share/cache';
import type { FindMarks, NoteAge, ReadAddress, RenderError, RenderPage } from '../pages/RenderPage';
import type { ForwardKind } from '../forwarding/forwardRules';
import type { SiteLogger } from '../observability/createLogger';
import type { AdmissionLimits } from './createAdmissionControl';
import type { SiteSettings } from '../settings/readSettings';

/** Options that the app passes to the server. */
export interface SiteServerOptions {
  settings: SiteSettings;
  renderPage: RenderPage;
  renderError: RenderError;
  readAddress: ReadAddress;
  noteAge: NoteAge;
  pageMarks: FindMarks;
  /** Converts a finished document for visitors who have chosen 繁體 (R83). Absent: there is no choice. */
  toTraditional?: (html: string) => string;
  /** Folder of the built client: `assets/` and files with fixed names. Absent: no files are served (development). */
  assets?: { clientDir: string };
  logger: SiteLogger;
  limits?: Partial<SiteLimits>;
  /** The store of several instances; closed with the server. */
  store?: RedisStore | undefined;
  /** Drops the least recently used entries of the app's caches, when memory runs out. @param share of all, 0 to 1 */
  trim?(share: number): void;
}

/** Times in milliseconds, sizes in bytes. */
export interface SiteLimits {
  headersTimeoutMs: number;
  requestTimeoutMs: number;
  checkingIntervalMs: number;
  /** Longer than the idle timeout of a load balancer (60 s), so that the site is never the first to close a connection. */
  keepAliveMs: number;
  /** A connection on which nothing moves ends, such as one of a client that does not read the response. */
  unreadAnswerMs: number;
  maxHeaderBytes: number;
  maxRequestsPerSocket: number;
  maxConnections: number;
  /** Loopback and trusted proxies carry the connections of many visitors and are not limited. */
  connectionsPerAddress: number;
  /** Of a network while no other has any. */
  connectionsPerNetwork: number;
  /** Open WebSockets, each as long as it lasts. The other connections are for pages. */
  webSockets: AdmissionLimits;
  /**
   * Renders that a visitor waits for. As many at once as calls of a kind to the platform: more would only
   * wait for each other, while their time runs. A full queue is the work of about two seconds; on a machine with other work it takes
   * longer. No request waits longer than a page may take, though (PAGE_DEADLINE_MS). One network has three quarters of those at
   * once at most, so that another finds room at once, and the rest of turns and queue: a company behind one address may ask for
   * some hundred pages together.
   */
  renders: AdmissionLimits;
  /** Renders behind a response: they take no room from waiting visitors. */
  refreshes: AdmissionLimits;
  /** Requests to the platform on behalf of browsers. */
  forwarding: Record<ForwardKind, AdmissionLimits>;
  pageCacheBytes: number;
  /** Of pages at addresses that anybody can make up, such as those of searches. */
  madeUpPagesBytes: number;
  /** How long the server waits for requests in flight, once it accepts no more. */
  inFlightMs: number;
}

export const defaultLimits: SiteLimits = {
  headersTimeoutMs: 5_000,
  requestTimeoutMs: 10_000,
  checkingIntervalMs: 1_000,
  keepAliveMs: 65_000,
  unreadAnswerMs: 60_000,
  maxHeaderBytes: 8_192,
  maxRequestsPerSocket: 1_000,
  maxConnections: 10_000,
  connectionsPerAddress: 100,
  connectionsPerNetwork: 2_500,
  webSockets: { concurrent: 8_000, queued: 0, waitMs: 0, perNetwork: 1_000 },
  renders: { concurrent: 32, queued: 512, waitMs: Infinity, perNetwork: 24 },
  refreshes: { concurrent: 8, queued: 0, waitMs: 0 },
  forwarding: {
    reads: { concurrent: 64, queued: 256, waitMs: 1_000, perNetwork: 24 },
    writes: { concurrent: 32, queued: 128, waitMs: 1_000, perNetwork: 12 },
    media: { concurrent: 128, queued: 128, waitMs: 1_000, perNetwork: 32 },
  },
  pageCacheBytes: 64 * 1024 * 1024,
  madeUpPagesBytes: 4 * 1024 * 1024,
  inFlightMs: 8_000,
};
