import { createRounds } from '@share/cache';
import { within } from '@share/resilience';
import type { Logger } from 'pino';
import { createBudget } from '../budget/createBudget';
import type { Metrics } from '../observability/createMetrics';
import type { SiteSettings } from '../settings/readSettings';
import type { ErrorPages } from './createErrorPages';
import type { PageTarget } from './createPageFinder';
import type { PageResponse } from './createPageResponse';
import type { ResponseFactory } from './createResponseFactory';
import type { RenderPage } from './RenderPage';

interface PageMakerOptions {
  settings: Pick<SiteSettings, 'budgets'>;
  renderPage: RenderPage;
  responses: ResponseFactory;
  errorPages: ErrorPages;
  metrics: Metrics;
  logger: Logger;
}

/** Renders a page; its time counts from this call. Throws the renderer's error, or `TimeoutError`. */
export type MakePage = (
  target: Pick<PageTarget, 'path' | 'query'>,
  requestId: string,
) => Promise<PageResponse>;

/** Creates the function that renders pages within their budgets, and counts them. */
export const createPageMaker = (options: PageMakerOptions): MakePage => {
  const { renderPage, responses, errorPages, metrics, logger } = options;
  const { budgets } = options.settings;
  const nextRound = createRounds();

  return async ({ path, query }, requestId) => {
    const startedAt = performance.now();
    const budget = createBudget(budgets, nextRound);
    const log = logger.child({ requestId });
    let outcome: 'ok' | 'degraded' | 'failed' | 'moved' = 'failed';
    try {
      const request = { path, query: new URLSearchParams(query), budget, log };
      const result = await within({ ms: budgets.deadlineMs }, () => renderPage(request));
      const page =
        result.kind === 'invalid'
          ? errorPages.of(404, requestId)
          : responses.fromResult(result, budget.degraded);
      if (page.movedTo !== undefined) outcome = 'moved';
      else if (!page.failed) outcome = page.degraded.length > 0 ? 'degraded' : 'ok';
      return page;
    } finally {
      budget.end();
      // Nothing was rendered of an item that is found elsewhere.
      if (outcome !== 'moved') metrics.render(outcome, performance.now() - startedAt);
    }
  };
};
