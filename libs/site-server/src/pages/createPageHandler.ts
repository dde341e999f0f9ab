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

/** Values of `ApiError.kind` for upstream failures that a retry may cure. */
const transientKinds = new Set<unknown>(['network', 'timeout', 'server']);

const isTransient = (cause: unknown): boolean =>
  cause instanceof TimeoutError ||
  cause instanceof OverloadError ||
  (cause instanceof Error && 'kind' in cause && transientKinds.has(cause.kind));

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
        logger[isTransient(cause) ? 'warn' : 'error']({ requestId, err: cause }, 'page failed');
        await sendError(exchange, isTransient(cause) ? 503 : 500);
      }
    },
    error: sendError,
  };
};
