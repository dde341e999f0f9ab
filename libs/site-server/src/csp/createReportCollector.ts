import type { Logger } from 'pino';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { sendText, toCommonHeaders } from '../http/Exchange';
import type { Exchange } from '../http/Exchange';
import { toNetwork } from '../http/createClientAddress';
import { readBody } from '../http/readBody';
import type { Metrics } from '../observability/createMetrics';

const maxReportBytes = 8 * 1024;

const mediaTypes = /^application\/(?:csp-report|reports\+json|json)\b/;

/** What is kept of a report. Never the address of the page, which may tell what somebody reads. */
interface PolicyViolation {
  directive: string;
  /** Origin or keyword of what was blocked. */
  blocked: string;
}

/** The directives of our policies. Anybody can send a report, so other names must not become labels of the metrics. */
const directives =
  /^(?:(?:script|style)-src(?:-elem|-attr)?|(?:default|img|media|font|connect|frame|child|worker|manifest|object)-src|base-uri|form-action|frame-ancestors)$/;

const toDirective = (value: unknown) =>
  typeof value === 'string' && directives.test(value) ? value : 'other';

const toBlocked = (value: unknown): string => {
  if (typeof value !== 'string') return 'other';
  if (URL.canParse(value)) return new URL(value).origin.slice(0, 200);
  return /^[\w-]{1,40}$/.test(value) ? value : 'other';
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Reads both formats: the older `csp-report` object and the list of the Reporting API. Anything else gives nothing. */
export const parsePolicyReport = (text: string): PolicyViolation[] => {
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
};

interface ReportCollectorOptions {
  /** Reports accepted per client network and minute. */
  perMinute: number;
  logger: Logger;
  metrics: Metrics;
}

/** Creates the handler of policy reports, rate limited by client network. */
export const createReportCollector = ({ perMinute, logger, metrics }: ReportCollectorOptions) => {
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
    const body = await readBody(req, maxReportBytes).catch(() => 'aborted' as const);
    // A browser that leaves the page takes no answer.
    if (body === 'aborted') return;
    if (body === undefined)
      return sendText(exchange, 413, 'The report is too large', ['Connection', 'close']);
    for (const violation of parsePolicyReport(body.toString())) {
      metrics.cspReport(violation.directive);
      logger.warn({ ...violation }, 'policy violation');
    }
    exchange.res.writeHead(204, toCommonHeaders(exchange)).end();
  };
};
