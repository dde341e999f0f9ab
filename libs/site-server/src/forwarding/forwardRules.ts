/** Limits of the forwarded paths below a prefix. Sizes in bytes, times in milliseconds. */
export interface ForwardRule {
  prefix: string;
  maxRequestBytes: number;
  maxResponseBytes: number;
  /** Until the response headers arrive. */
  headersMs: number;
  /** Longest pause between chunks of the response. */
  idleMs: number;
  /** Until the response is complete; `Infinity` for media, which take long over a slow connection. */
  totalMs: number;
}

const api = {
  maxRequestBytes: 64 * 1024,
  maxResponseBytes: 2 * 1024 * 1024,
  headersMs: 8_000,
  idleMs: 5_000,
  totalMs: 15_000,
};
const media = {
  maxRequestBytes: 0,
  maxResponseBytes: 512 * 1024 * 1024,
  headersMs: 8_000,
  idleMs: 30_000,
  totalMs: Infinity,
};

/** The paths of the platform that browsers may reach through the site. */
export const forwardRules: readonly ForwardRule[] = [
  { prefix: '/peony', ...api },
  { prefix: '/guzzle', ...api },
  { prefix: '/circle', ...api },
  { prefix: '/law', ...api },
  { prefix: '/tracker', ...api },
  { prefix: '/connection', ...api },
  { prefix: '/davmu/agreement', ...api },
  { prefix: '/media', ...media },
];

/** The rule of a canonical path. A path with an `inner` segment, parameters (`inner;x`) or not, is internal and has none. */
export const findForwardRule = (path: string): ForwardRule | undefined => {
  if (/\/inner(?:\/|;|%3b|$)/i.test(path)) return undefined;
  return forwardRules.find(({ prefix }) => path === prefix || path.startsWith(`${prefix}/`));
};
