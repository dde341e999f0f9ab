import { BudgetError, withTimeLimit } from '../budget/withTimeLimit';
import { createBudget } from '../budget/createBudget';
import type { Metrics } from '../metrics/createMetrics';
import type { FinishedPage } from '../page-cache/createFinishedPage';
import type { PageCache } from '../page-cache/createPageCache';
import type { SiteSettings } from '../settings/readSettings';
import type { Logger } from 'pino';
import { toCanonicalQuery } from './canonicalTarget';
import { OverloadError } from './createAdmission';
import type { Admission } from './createAdmission';
import type { PageFinisher } from './createPageFinisher';
import type { Exchange } from './Exchange';
import type { AllowedQuery, RenderError, RenderPage } from './RenderPage';
import { sendPage } from './sendPage';

interface PageHandlerParts {
  settings: Pick<SiteSettings, 'budgets'>;
  renderPage: RenderPage;
  renderError: RenderError;
  allowedQuery: AllowedQuery;
  finisher: PageFinisher;
  /** None: every request is rendered. */
  cache: PageCache | undefined;
  admission: Admission;
  metrics: Metrics;
  logger: Logger;
}

/** Answers requests for pages. */
export interface PageHandler {
  page(exchange: Exchange, path: string, search: string): Promise<void>;
  error(exchange: Exchange, status: number): Promise<void>;
}

/** Kinds of upstream failure (`ApiError.kind`) that pass by themselves. */
const passing = new Set<unknown>(['network', 'timeout', 'server']);

const isPassing = (cause: unknown): boolean =>
  cause instanceof BudgetError ||
  cause instanceof OverloadError ||
  (cause instanceof Error && 'kind' in cause && passing.has(cause.kind));

/** Creates the handler that looks a page up, has it rendered when needed, and always has an answer. */
export function createPageHandler(parts: PageHandlerParts): PageHandler {
  const { cache, finisher, metrics } = parts;
  const { deadlineMs } = parts.settings.budgets;

  const render = async (path: string, query: URLSearchParams, requestId: string): Promise<FinishedPage> => {
    const startedAt = performance.now();
    const budget = createBudget(parts.settings.budgets);
    const log = parts.logger.child({ requestId });
    let outcome: 'ok' | 'degraded' | 'failed' = 'failed';
    try {
      const request = { path, query, budget, requestId, log };
      const result = await withTimeLimit(deadlineMs, () => parts.renderPage(request));
      const page = finisher.result(result, budget.degraded);
      if (!page.failed) outcome = page.degraded.length > 0 ? 'degraded' : 'ok';
      return page;
    } finally {
      budget.end();
      metrics.render(outcome, performance.now() - startedAt);
    }
  };

  const sendError = async (exchange: Exchange, status: number) => {
    const page = finisher.error(status, parts.renderError({ status, requestId: exchange.requestId }));
    exchange.route = 'error';
    await sendPage(exchange, { page, state: 'off' });
  };

  return {
    async page(exchange, path, search) {
      const { requestId } = exchange;
      const query = toCanonicalQuery(search, parts.allowedQuery(path));
      const load = () => parts.admission.run(() => render(path, query, requestId));
      try {
        const answer = cache
          ? await cache.answer(`${path}?${query}`, load)
          : { page: await load(), state: 'off' as const };
        exchange.route = answer.page.route;
        exchange.cache = answer.state;
        await sendPage(exchange, answer);
      } catch (cause) {
        if (cause instanceof OverloadError) metrics.render('shed', 0);
        parts.logger[isPassing(cause) ? 'warn' : 'error']({ requestId, err: cause }, 'page failed');
        await sendError(exchange, isPassing(cause) ? 503 : 500);
      }
    },
    error: sendError,
  };
}
