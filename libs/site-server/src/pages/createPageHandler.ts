import type { Logger } from 'pino';
import { createBudget, TimeoutError, withTimeout } from '../budget/createBudget';
import { toCanonicalQuery } from '../http/canonicalTarget';
import { OverloadError } from '../http/createAdmissionControl';
import type { AdmissionControl } from '../http/createAdmissionControl';
import type { Exchange } from '../http/Exchange';
import type { Metrics } from '../observability/createMetrics';
import type { SiteSettings } from '../settings/readSettings';
import type { PageCache } from './createPageCache';
import type { PageResponse } from './createPageResponse';
import type { ResponseFactory } from './createResponseFactory';
import type { AllowedQuery, RenderError, RenderPage } from './RenderPage';
import { sendPage } from './sendPage';

interface PageHandlerOptions {
  settings: Pick<SiteSettings, 'budgets'>;
  renderPage: RenderPage;
  renderError: RenderError;
  allowedQuery: AllowedQuery;
  responses: ResponseFactory;
  /** Absent: every request is rendered. */
  cache: PageCache | undefined;
  admission: AdmissionControl;
  metrics: Metrics;
  logger: Logger;
}

/** Answers requests for pages. */
export interface PageHandler {
  page(exchange: Exchange, path: string, search: string): Promise<void>;
  error(exchange: Exchange, status: number): Promise<void>;
}

/**
 * Statuses for the values of `ApiError.kind`: 503 for what a retry may cure, 502 for an answer of the platform that is no page. A
 * refused token is replaced by the next call.
 */
const upstreamStatuses = new Map<unknown, 502 | 503>([
  ['network', 503],
  ['timeout', 503],
  ['server', 503],
  ['unauthorized', 503],
  ['contract', 502],
  ['business', 502],
]);

const toErrorStatus = (cause: unknown): 500 | 502 | 503 => {
  if (cause instanceof TimeoutError || cause instanceof OverloadError) return 503;
  const kind = cause instanceof Error && 'kind' in cause ? cause.kind : undefined;
  return upstreamStatuses.get(kind) ?? 500;
};

/** Creates the handler that answers from the cache or renders, and falls back to the error page. */
export const createPageHandler = (options: PageHandlerOptions): PageHandler => {
  const { cache, responses, metrics, logger } = options;
  const { budgets } = options.settings;

  const render = async (path: string, query: URLSearchParams, requestId: string): Promise<PageResponse> => {
    const startedAt = performance.now();
    const budget = createBudget(budgets);
    const log = logger.child({ requestId });
    let outcome: 'ok' | 'degraded' | 'failed' = 'failed';
    try {
      const request = { path, query, budget, requestId, log };
      const result = await withTimeout(budgets.deadlineMs, () => options.renderPage(request));
      const page = responses.fromResult(result, budget.degraded);
      if (!page.failed) outcome = page.degraded.length > 0 ? 'degraded' : 'ok';
      return page;
    } finally {
      budget.end();
      metrics.render(outcome, performance.now() - startedAt);
    }
  };

  const sendError = async (exchange: Exchange, status: number) => {
    const rendered = options.renderError({ status, requestId: exchange.requestId });
    exchange.route = 'error';
    await sendPage(exchange, { page: responses.fromError(status, rendered), state: 'off' });
  };

  return {
    async page(exchange, path, search) {
      const { requestId } = exchange;
      const query = toCanonicalQuery(search, options.allowedQuery(path));
      const load = () => options.admission.run(() => render(path, query, requestId));
      try {
        const answer = cache
          ? await cache.answer(`${path}?${query}`, load)
          : { page: await load(), state: 'off' as const };
        exchange.route = answer.page.route;
        exchange.cache = answer.state;
        await sendPage(exchange, answer);
      } catch (cause) {
        if (cause instanceof OverloadError) metrics.render('shed', 0);
        const status = toErrorStatus(cause);
        logger[status === 503 ? 'warn' : 'error']({ requestId, err: cause }, 'page failed');
        await sendError(exchange, status);
      }
    },
    error: sendError,
  };
};
