import { callPrefixes } from '@share/safety';

/** Limits of the forwarded paths below a prefix. Sizes in bytes, times in milliseconds. */
export interface ForwardRule {
  prefix: string;
  /** Whether only a script may ask: an address in content must make no call. */
  isCall: boolean;
  /** Bodies are held in memory until the platform takes them. */
  maxRequestBytes: number;
  maxResponseBytes: number;
  /** Until the response headers arrive. */
  headersMs: number;
  /** Longest pause between chunks of the response. */
  idleMs: number;
  /** Until the response is complete; `Infinity` for media, which take long over a slow connection. */
  totalMs: number;
}

const call = {
  isCall: true,
  maxRequestBytes: 64 * 1024,
  maxResponseBytes: 2 * 1024 * 1024,
  headersMs: 8_000,
  idleMs: 5_000,
  totalMs: 15_000,
};
const media = {
  isCall: false,
  maxRequestBytes: 0,
  maxResponseBytes: 512 * 1024 * 1024,
  headersMs: 8_000,
  idleMs: 30_000,
  totalMs: Infinity,
};

/**
 * Media last as long as their visitor likes, writes must not fail, and reads are many. Each kind has connections of its own, so that
 * none holds up another.
 */
export type ForwardKind = 'reads' | 'writes' | 'media';

export const toForwardKind = ({ prefix }: ForwardRule, method: string | undefined): ForwardKind => {
  if (prefix === '/media') return 'media';
  return method === 'POST' ? 'writes' : 'reads';
};

/** The paths of the platform that browsers may reach through the site. */
const forwardRules: readonly ForwardRule[] = [
  ...callPrefixes.map((prefix) => ({ prefix, ...call })),
  { prefix: '/davmu/agreement', ...call, isCall: false },
  { prefix: '/media', ...media },
];

/** Below these nothing is a page. */
export const forwardedPrefixes: readonly string[] = forwardRules.map(({ prefix }) => prefix);

/** The rule of a canonical path. A path with an `inner` segment, parameters (`inner;x`) or not, is internal and has none. */
export const findForwardRule = (path: string): ForwardRule | undefined => {
  if (/\/inner(?:\/|;|%3b|$)/i.test(path)) return undefined;
  return forwardRules.find(({ prefix }) => path === prefix || path.startsWith(`${prefix}/`));
};

interface ForwardSettings {
  /** The platform as the browser reaches it; empty: through the site. */
  publicApiBaseUrl: string;
  /** Where beacons go; empty: through the site. */
  statsBaseUrl: string;
  /** Origins of the site itself. */
  ownOrigins: readonly string[];
}

/**
 * The rules of one site. Where browsers call the platform directly, they still ask the site for the agreements (spec §7), and send it
 * the statistics that have no host of their own.
 */
export const createRuleFinder = ({
  publicApiBaseUrl,
  statsBaseUrl,
  ownOrigins,
}: ForwardSettings): typeof findForwardRule => {
  if (publicApiBaseUrl === '') return findForwardRule;
  const takesStatistics = statsBaseUrl === '' || ownOrigins.includes(statsBaseUrl);
  const prefixes = ['/davmu/agreement', ...(takesStatistics ? ['/tracker'] : [])];
  return (path) => {
    const rule = findForwardRule(path);
    return rule && prefixes.includes(rule.prefix) ? rule : undefined;
  };
};
