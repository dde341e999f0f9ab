import { parseUrl } from '@share/safety';
import type { Logger } from 'pino';
import { type Exchange, readBody, sendText, toCommonHeaders, toNetwork } from '@share/http-server';
import type { Metrics } from '../observability/createMetrics';
import type { ReportLimit } from './createReportLimit';

const maxReportBytes = 8 * 1024;
/** Of one request. */
const maxReports = 20;

const mediaTypes = /^application\/(?:csp-report|reports\+json|json)\b/;

/** The logged fields of a report. Never the address of the page, which may tell what a visitor reads. */
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
  const url = parseUrl(value);
  if (url) return url.origin.slice(0, 200);
  return /^[\w-]{1,40}$/.test(value) ? value : 'other';
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * Reads both formats: the older `csp-report` object and the list of the Reporting API, which may have reports of other kinds, too.
 * Anything else gives nothing.
 */
export const parsePolicyReport = (text: string): PolicyViolation[] => {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return [];
  }
  const bodies = Array.isArray(body)
    ? body.filter((report) => report?.type === 'csp-violation').map(({ body: violation }) => violation)
    : [isRecord(body) && body['csp-report']];
  return bodies
    .filter(isRecord)
    .slice(0, maxReports)
    .map((report) => ({
      directive: toDirective(
        report['effectiveDirective'] ?? report['effective-directive'] ?? report['violated-directive'],
      ),
      blocked: toBlocked(report['blockedURL'] ?? report['blocked-uri']),
    }));
};

interface ReportCollectorOptions {
  limit: ReportLimit;
  logger: Logger;
  metrics: Metrics;
}

/** Creates the handler of policy reports, rate limited by client network. */
export const createReportCollector =
  ({ limit, logger, metrics }: ReportCollectorOptions) =>
  async (exchange: Exchange): Promise<void> => {
    const { req, address } = exchange;
    if (req.method !== 'POST') return sendText(exchange, 405, 'Method not allowed', ['Allow', 'POST']);
    if (!mediaTypes.test(req.headers['content-type'] ?? '')) return sendText(exchange, 415, 'Not a report');
    const network = toNetwork(address);
    // A request counts as one report before it is read, so that a network without any left costs nothing more.
    if ((await limit.take(network, 1)) === 0)
      return sendText(exchange, 429, 'Too many reports', ['Retry-After', '60']);
    const body = await readBody(req, maxReportBytes).catch(() => 'aborted' as const);
    // A browser that leaves the page takes no answer.
    if (body === 'aborted') return;
    if (body === undefined)
      return sendText(exchange, 413, 'The report is too large', ['Connection', 'close']);
    const violations = parsePolicyReport(body.toString());
    const further = violations.length - 1;
    const taken = further > 0 ? 1 + (await limit.take(network, further)) : violations.length;
    for (const violation of violations.slice(0, taken)) {
      metrics.cspReport(violation.directive);
      logger.warn({ ...violation }, 'policy violation');
    }
    exchange.res.writeHead(204, toCommonHeaders(exchange)).end();
  };
