import { within } from '@share/cache';
import type { Logger } from 'pino';
import { createBudget } from '../budget/createBudget';
import { isMadeUp, toCanonicalQuery } from '../http/canonicalTarget';
import { OverloadError } from '../http/createAdmissionControl';
import type { AdmissionControl } from '../http/createAdmissionControl';
import { hasHungUp } from '../http/Exchange';
import type { Exchange, HandleExchange } from '../http/Exchange';
import { negotiateEncoding } from '../http/negotiateEncoding';
import type { Metrics } from '../observability/createMetrics';
import type { SiteSettings } from '../settings/readSettings';
import { createAgedPages } from './createAgedPages';
import { createBackgroundCompression } from './createBackgroundCompression';
import { createMissingKeys } from './createMissingKeys';
import { createErrorPages } from './createErrorPages';
import { createWaitingReaders } from './createWaitingReaders';
import { toLoaded } from './createPageCache';
import type { PageCaches, PageState } from './createPageCache';
import type { PageResponse } from './createPageResponse';
import type { ResponseFactory } from './createResponseFactory';
import type { NoteAge, ReadAddress, RenderError, RenderPage } from './RenderPage';
import { toErrorStatus } from './failureKind';
import { sendPage } from './sendPage';

interface PageHandlerOptions {
  settings: Pick<SiteSettings, 'budgets'>;
  renderPage: RenderPage;
  renderError: RenderError;
  readAddress: ReadAddress;
  noteAge: NoteAge;
  responses: ResponseFactory;
  /** Absent: every request is rendered. */
  caches: PageCaches | undefined;
  /** Room for renders somebody waits for. */
  renders: AdmissionControl;
  /** Whose share of that room a visitor takes; empty for an address that stands for many visitors. */
  accountOf(address: string): string;
  metrics: Metrics;
  logger: Logger;
}

interface PageAnswer {
  value: PageResponse;
  state: PageState;
  /** Milliseconds since 1970. */
  madeAt: number;
}

/** Answers requests for pages. */
export interface PageHandler {
  /** What answers GET and HEAD for a canonical path and a query as it was sent; it can be kept and used again. */
  at(path: string, search: string): HandleExchange;
  error(exchange: Exchange, status: number): void | Promise<void>;
}

/** Creates the handler that answers from the cache or renders, and falls back to the error page. */
export const createPageHandler = (options: PageHandlerOptions): PageHandler => {
  const { caches, responses, metrics, logger } = options;
  const { budgets } = options.settings;
  const compression = createBackgroundCompression();
  const missingKeys = createMissingKeys();
  const waiting = createWaitingReaders();
  const agedPages = createAgedPages(options.noteAge);
  const errorPages = createErrorPages(options.renderError, responses);

  /** The time of a page counts from its turn. */
  const render = async (path: string, query: URLSearchParams, requestId: string): Promise<PageResponse> => {
    const startedAt = performance.now();
    const budget = createBudget(budgets);
    const log = logger.child({ requestId });
    let outcome: 'ok' | 'degraded' | 'failed' = 'failed';
    try {
      const request = { path, query: new URLSearchParams(query), budget, log };
      const result = await within(budgets.deadlineMs, () => options.renderPage(request));
      const page =
        result.kind === 'invalid'
          ? errorPages.of(404, requestId)
          : responses.fromResult(result, budget.degraded);
      if (!page.failed) outcome = page.degraded.length > 0 ? 'degraded' : 'ok';
      return page;
    } finally {
      budget.end();
      metrics.render(outcome, performance.now() - startedAt);
    }
  };

  /** The 404 page belongs to no address, and takes no place in the cache. */
  const toCached = (page: PageResponse) => ({
    ...toLoaded(page),
    ...(page === errorPages.of(404, '') && { lifetime: undefined }),
  });

  const sendError = (exchange: Exchange, status: number) => {
    const page = errorPages.of(status, exchange.requestId);
    exchange.route = 'error';
    return sendPage(exchange, { page, state: 'off' });
  };

  const sendAnswer = (exchange: Exchange, { value: page, state, madeAt }: PageAnswer) => {
    exchange.route = page.route;
    exchange.cache = state;
    const send = (sent: PageResponse) => sendPage(exchange, { page: sent, state }, compression);
    return state === 'stale-error' ? agedPages.of(page, madeAt).then(send) : send(page);
  };

  const sendMissing = (exchange: Exchange) =>
    sendAnswer(exchange, { value: responses.missing, state: 'hit', madeAt: 0 });

  const sendFailure = (exchange: Exchange, cause: unknown) => {
    if (cause instanceof OverloadError) {
      if (hasHungUp(exchange)) return undefined;
      metrics.render('shed', 0);
    }
    const status = toErrorStatus(cause);
    const level = status === 503 ? 'warn' : 'error';
    logger[level]({ requestId: exchange.requestId, err: cause }, 'page failed');
    return sendError(exchange, status);
  };

  return {
    at(path, search) {
      const address = options.readAddress(path, search);
      if (!address) return (exchange) => sendError(exchange, 404);
      if (address === 'missing') return sendMissing;
      const query = toCanonicalQuery(search, address.query);
      const key = `${address.path}?${query}`;
      const cache = caches?.[isMadeUp(query, address.query) ? 'madeUp' : 'ordinary'];

      /** A page in the encoding of who asks for it first: the cache counts what it takes then. */
      const load = async ({ req, requestId }: Exchange): Promise<PageResponse> => {
        const page = await render(address.path, query, requestId);
        if (cache && page === responses.missing) missingKeys.add(key);
        const kept = cache?.peek(key)?.value;
        if (kept?.etag === page.etag) return { ...page, bodies: kept.bodies };
        await page.bodies.in(negotiateEncoding(req.headers['accept-encoding']));
        return page;
      };

      const find = async (exchange: Exchange): Promise<PageAnswer> => {
        /** Who asks first pays for all who wait. A turn that comes when everybody has hung up is given back. */
        const inTurn = <T>(work: () => Promise<T>): Promise<T> =>
          options.renders.run(() => {
            if (waiting.haveHungUp(key)) throw new OverloadError('Nobody waits any more');
            return work();
          }, options.accountOf(exchange.address));
        if (!cache) return { value: await inTurn(() => load(exchange)), state: 'off', madeAt: 0 };
        return cache.answer(key, async () => toCached(await load(exchange)), inTurn);
      };

      const answer = async (exchange: Exchange) => {
        try {
          await sendAnswer(exchange, await waiting.count(key, exchange, () => find(exchange)));
        } catch (cause) {
          await sendFailure(exchange, cause);
        }
      };

      return (exchange) => {
        const kept = cache?.peek(key);
        if (kept?.state === 'hit') return sendAnswer(exchange, kept);
        if (missingKeys.has(key)) return sendMissing(exchange);
        return answer(exchange);
      };
    },
    error: sendError,
  };
};
