import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { sendText } from '../http/Exchange';
import type { Exchange } from '../http/Exchange';
import { toNetwork } from '../http/createClientAddress';

/** Largest report taken, in bytes. */
const largest = 8 * 1024;

const mediaTypes = /^application\/(?:csp-report|reports\+json|json)\b/;

/** What is kept of a report: never an address of a page, which may name a reader's article. */
export interface PolicyViolation {
  directive: string;
  /** Origin or keyword of what was blocked. */
  blocked: string;
}

async function readBody(req: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of req.iterator({ destroyOnReturn: false })) {
    size += chunk.length;
    if (size > largest) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Every directive our policies have. Anybody may send a report: other names must not become labels of the metrics. */
const directives =
  /^(?:(?:script|style)-src(?:-elem|-attr)?|(?:default|img|media|font|connect|frame|child|worker|manifest|object)-src|base-uri|form-action|frame-ancestors)$/;

const toDirective = (value: unknown) =>
  typeof value === 'string' && directives.test(value) ? value : 'other';

const toWord = (value: unknown) =>
  typeof value === 'string' && /^[\w-]{1,40}$/.test(value) ? value : 'other';

function toBlocked(value: unknown): string {
  if (typeof value !== 'string') return 'other';
  return URL.canParse(value) ? new URL(value).origin.slice(0, 200) : toWord(value);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Reads both forms of report: the older `csp-report` object and the newer list. Anything else gives nothing. */
export function parsePolicyReport(text: string): PolicyViolation[] {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return [];
  }
  const bodies = Array.isArray(body)
    ? body.slice(0, 20).map((report) => report?.body)
    : [isRecord(body) && body['csp-report']];
  return bodies.filter(isRecord).map((report) => ({
    directive: toDirective(
      report['effectiveDirective'] ?? report['effective-directive'] ?? report['violated-directive'],
    ),
    blocked: toBlocked(report['blockedURL'] ?? report['blocked-uri']),
  }));
}

interface CollectorParts {
  perMinute: number;
  logger: Logger;
  onViolation: (violation: PolicyViolation) => void;
}

/** Creates the receiver of policy reports: small, rate limited by client network, and silent about pages. */
export function createReportCollector({ perMinute, logger, onViolation }: CollectorParts) {
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 });
  return async (exchange: Exchange): Promise<void> => {
    const { req, address } = exchange;
    if (req.method !== 'POST') return sendText(exchange, 405, 'Method not allowed', ['Allow', 'POST']);
    if (!mediaTypes.test(req.headers['content-type'] ?? '')) return sendText(exchange, 415, 'Not a report');
    const allowed = await limiter.consume(toNetwork(address)).then(
      () => true,
      () => false,
    );
    if (!allowed) return sendText(exchange, 429, 'Too many reports', ['Retry-After', '60']);
    const text = await readBody(req);
    if (text === undefined)
      return sendText(exchange, 413, 'The report is too large', ['Connection', 'close']);
    for (const violation of parsePolicyReport(text)) {
      onViolation(violation);
      logger.warn({ ...violation }, 'policy violation');
    }
    exchange.res.writeHead(204, ['X-Request-Id', exchange.requestId]);
    exchange.res.end();
  };
}
