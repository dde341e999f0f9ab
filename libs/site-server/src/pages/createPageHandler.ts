import { readLocale } from '@share/locale';
import { toTraditionalHeaders } from '@share/locale/server';
import { withSmallerPictures } from '@share/picture-service/server';
import type { Logger } from 'pino';
import {
  type AdmissionControl,
  type Exchange,
  type HandleExchange,
  hasHungUp,
  OverloadError,
} from '@share/http-server';
import type { SiteServerOptions } from '../http/SiteServerOptions';
import type { Metrics } from '../observability/createMetrics';
import type { SiteSettings } from '../settings/readSettings';
import { createBackgroundCompression } from './createBackgroundCompression';
import { createErrorPages } from './createErrorPages';
import { createMarkedPages } from './createMarkedPages';
import { createMissingKeys } from './createMissingKeys';
import { createPageFinder } from './createPageFinder';
import { createPageMaker } from './createPageMaker';
import type { PageCaches } from './createPageCache';
import type { PageResponse } from './createPageResponse';
import { createPageSource } from './createPageSource';
import type { PageAnswer } from './createPageSource';
import { htmlType } from './createResponseFactory';
import { createRewrittenPages } from './createRewrittenPages';
import type { ResponseFactory } from './createResponseFactory';
import { toErrorStatus } from './failureKind';
import { shownAgeMs } from './pageLifetimes';
import { sendPage } from './sendPage';

interface PageHandlerOptions extends Pick<
  SiteServerOptions,
  'findPage' | 'renderError' | 'noteAge' | 'pageMarks' | 'toTraditional'
> {
  settings: Pick<SiteSettings, 'budgets'>;
  responses: ResponseFactory;
  /** Absent: every request is rendered. */
  caches: PageCaches | undefined;
  /** Room for renders that a visitor waits for. */
  renders: AdmissionControl;
  /** The network whose share of that room a visitor takes; empty for an address that stands for many visitors. */
  accountOf(address: string): string;
  metrics: Metrics;
  /** A page from the cache is sent to a visitor. @param address its path and query */
  onRead?: ((address: string) => void) | undefined;
  logger: Logger;
}

/** `Vary` of documents names the header. */
const savesData = ({ req }: Exchange): boolean => /^\s*on\b/i.test(String(req.headers['save-data'] ?? ''));

const readsTraditional = ({ req }: Exchange): boolean => readLocale(req.headers.cookie) === 'zh-Hant';

/** Answers requests for pages. */
export interface PageHandler {
  /** The handler of GET and HEAD for a canonical path and a query as it was sent; it can be cached and used again. */
  at(path: string, search: string): HandleExchange;
  error(exchange: Exchange, status: number): void | Promise<void>;
  /** A missing item may be there now. */
  forgetMissing(): void;
}

/** Creates the handler that answers from the cache or renders, and falls back to the error page. */
export const createPageHandler = (options: PageHandlerOptions): PageHandler => {
  const { caches, responses, renders, accountOf, metrics, logger } = options;
  const compression = createBackgroundCompression();
  const markedNow = createMarkedPages(options.pageMarks);
  const agedPages = createRewrittenPages(options.noteAge);
  const savingPages = createRewrittenPages(withSmallerPictures);
  const traditionalPages =
    options.toTraditional && createRewrittenPages(options.toTraditional, toTraditionalHeaders);
  const errorPages = createErrorPages(options.renderError, responses);
  const missingKeys = createMissingKeys();
  const findTarget = createPageFinder(options.findPage, caches);
  const makePage = createPageMaker({ ...options, errorPages });
  const source = createPageSource({
    makePage,
    findTarget,
    responses,
    errorPages,
    missingKeys,
    renders,
    accountOf,
  });

  const sendFor = (exchange: Exchange, { value: page, state, madeAt }: PageAnswer) => {
    exchange.route = page.route;
    const send = (sent: PageResponse) => sendPage(exchange, { page: sent, state }, compression);
    const isDocument = page.headers.includes(htmlType);
    const isSaving = isDocument && savesData(exchange);
    const traditional = isDocument && readsTraditional(exchange) ? traditionalPages : undefined;
    const isOld = state === 'stale-error' && Date.now() - madeAt >= shownAgeMs;
    const marked = markedNow(page);
    if (!isOld && !isSaving && !traditional && !marked) return send(page);
    const now = marked ?? Promise.resolve(page);
    const aged = isOld ? now.then((sent) => agedPages.of(sent, madeAt)) : now;
    return aged
      .then((sent) => (isSaving ? savingPages.of(sent, undefined) : sent))
      .then((sent) => traditional?.of(sent, undefined) ?? sent)
      .then(send);
  };

  const sendAnswer = (exchange: Exchange, answer: PageAnswer) => {
    exchange.cache = answer.state;
    return sendFor(exchange, answer);
  };

  const sendError = (exchange: Exchange, status: number) =>
    sendFor(exchange, { value: errorPages.of(status, exchange.requestId), state: 'off', madeAt: 0 });

  const sendMissing = (exchange: Exchange) =>
    sendAnswer(exchange, { value: responses.missing, state: 'hit', madeAt: 0 });

  const sendFailure = (exchange: Exchange, cause: unknown) => {
    if (cause instanceof OverloadError) {
      if (hasHungUp(exchange)) return undefined;
      metrics.render('shed', 0);
    }
    const status = toErrorStatus(cause);
    const level = status === 503 ? 'warn' : 'error';
    logger[level]({ requestId: exchange.requestId, traceId: exchange.traceId, err: cause }, 'page failed');
    return sendError(exchange, status);
  };

  return {
    at(path, search) {
      const requested = findTarget(path, search);
      if (!requested) return (exchange) => sendError(exchange, 404);
      if (requested === 'missing') return sendMissing;
      const { cache, key, address } = requested;
      const query = String(address.query);
      const ownAddress = query ? `${address.path}?${query}` : address.path;
      const onRead = address.isUnknownQuery ? undefined : options.onRead;

      const answer = async (exchange: Exchange) => {
        try {
          await sendAnswer(exchange, await source.find(exchange, requested, search));
        } catch (cause) {
          await sendFailure(exchange, cause);
        }
      };

      return (exchange) => {
        const cached = cache?.peek(key);
        if (cached?.value.status === 200) onRead?.(ownAddress);
        if (cached?.state === 'hit') return sendAnswer(exchange, cached);
        if (missingKeys.has(key)) return sendMissing(exchange);
        return answer(exchange);
      };
    },
    error: sendError,
    forgetMissing: () => missingKeys.clear(),
  };
};
