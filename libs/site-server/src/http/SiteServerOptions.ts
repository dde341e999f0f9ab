import type { Caches } from '@share/cache';
import type { FindMarks, FindPage, NoteAge, RenderError } from '../pages/PageResult';
import type { ForwardKind } from '@share/forwarding';
import type { SiteLogger } from '../observability/createLogger';
import type { Monitoring } from '../observability/createMonitoring';
import type { AdmissionLimits, HttpLimits } from '@share/http-server';
import type { SiteSettings } from '../settings/readSettings';

/** Options that the app passes to the server. */
export interface SiteServerOptions {
  settings: SiteSettings;
  findPage: FindPage;
  renderError: RenderError;
  noteAge: NoteAge;
  pageMarks: FindMarks;
  /** Converts a finished document for visitors who have chosen 繁體 (R83). Absent: there is no choice. */
  toTraditional?: (html: string) => string;
  /** Folder of the built client: `assets/` and files with fixed names. Absent: no files are served (development). */
  assets?: { clientDir: string };
  logger: SiteLogger;
  monitoring: Monitoring;
  limits?: Partial<SiteLimits>;
  /** Kinds of pages that operators can purge. */
  pageKinds: readonly string[];
  /** The caches of the app, to which those of the pages are added; closed with the server. Absent: nothing is cached. */
  caches?: Caches | undefined;
}

/** Times in milliseconds, sizes in bytes. */
export interface SiteLimits extends HttpLimits {
  /** Open WebSockets, each as long as it lasts. The other connections are for pages. */
  webSockets: Required<AdmissionLimits>;
  /**
   * Renders that a visitor waits for. As many at once as calls of a kind to the platform: more would only
   * wait for each other, while their time runs. A full queue is the work of about two seconds; on a machine with other work it takes
   * longer. No request waits longer than a page may take, though (PAGE_DEADLINE_MS). One network has three quarters of those at
   * once at most, so that another finds room at once, and the rest of turns and queue: a company behind one address may request
   * some hundred pages together.
   */
  renders: AdmissionLimits;
  /** Renders behind a response: they take no room from waiting visitors. */
  refreshes: AdmissionLimits;
  /** Requests to the platform on behalf of browsers. */
  forwarding: Record<ForwardKind, AdmissionLimits>;
  pageCacheBytes: number;
  /** Of pages at addresses that anybody can invent, such as those of searches. */
  unknownPagesBytes: number;
  /** Pages that a new instance has before it is ready, and how long that may take. */
  warmUp: { pages: number; ms: number };
  /** How often instances share which pages are read. */
  readsMs: number;
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
  // Thousands of visitors of a mobile network may have one address; the hub limits them by their tokens.
  webSockets: { concurrent: 8_000, queued: 0, waitMs: 0, perNetwork: 5_000 },
  renders: { concurrent: 32, queued: 512, waitMs: Infinity, perNetwork: 24 },
  refreshes: { concurrent: 8, queued: 0, waitMs: 0 },
  forwarding: {
    reads: { concurrent: 64, queued: 256, waitMs: 1_000, perNetwork: 24 },
    writes: { concurrent: 32, queued: 128, waitMs: 1_000, perNetwork: 12 },
    media: { concurrent: 128, queued: 128, waitMs: 1_000, perNetwork: 32 },
  },
  pageCacheBytes: 64 * 1024 * 1024,
  unknownPagesBytes: 4 * 1024 * 1024,
  warmUp: { pages: 1_000, ms: 20_000 },
  readsMs: 10_000,
  inFlightMs: 8_000,
};
