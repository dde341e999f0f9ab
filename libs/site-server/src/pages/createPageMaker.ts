import { createBudget, createRounds } from '@share/cache';
import { inSpan } from '@share/operations/server';
import { within } from '@share/resilience';
import type { Logger } from 'pino';
import { type Exchange, toCallerTrace } from '@share/http-server';
import type { Metrics } from '../observability/createMetrics';
import type { SiteSettings } from '../settings/readSettings';
import type { ErrorPages } from './createErrorPages';
import type { PageResponse } from './createPageResponse';
import type { ResponseFactory } from './createResponseFactory';
import type { SitePage } from './PageResult';

interface PageMakerOptions {
  settings: Pick<SiteSettings, 'budgets'>;
  responses: ResponseFactory;
  errorPages: ErrorPages;
  metrics: Metrics;
  logger: Logger;
}

/** Renders a page; its time counts from this call. Throws the renderer's error, or `TimeoutError`. */
export type MakePage = (
  page: SitePage,
  ids: Pick<Exchange, 'requestId' | 'traceId' | 'spanId'>,
) => Promise<PageResponse>;

/** Creates the function that renders pages within their budgets, and counts them. */
export const createPageMaker = (options: PageMakerOptions): MakePage => {
  const { responses, errorPages, metrics, logger } = options;
  const { budgets } = options.settings;
  const nextRound = createRounds();

  return async (target, { requestId, traceId, spanId }) => {
    const startedAt = performance.now();
    const budget = createBudget(budgets, nextRound);
    const log = logger.child({ requestId, traceId });
    let outcome: 'ok' | 'degraded' | 'failed' | 'moved' = 'failed';
    try {
      const span = { name: 'render', kind: 'internal', attributes: {} } as const;
      const result = await inSpan(toCallerTrace({ traceId, spanId }), span, (trace) =>
        within({ ms: budgets.deadlineMs }, () => target.render({ budget, log, trace })),
      );
      const page =
        result.kind === 'invalid'
          ? errorPages.of(404, requestId)
          : responses.fromResult(result, budget.degraded, target.subject);
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
