import { createTraceId, parseTraceparent } from '@share/operations';
import { Hono } from 'hono';
import type { PlatformEnv, PlatformLogger } from '../PlatformEnv';
import { fail, failures, PlatformFailure } from '../PlatformFailure';
import { StoreError } from '../store/Store';

/** A request that was answered. */
export interface AnsweredRequest {
  /** Path template of an operation, `own` for the platform's own paths, `unknown` for none. */
  route: string;
  method: string;
  status: number;
  durationMs: number;
  /** The request's, or one of this program where none was sent. */
  traceId: string;
  /** The span of the program that sent the request, as that says. */
  parentSpanId: string | undefined;
}

export type OnRequest = (request: AnsweredRequest) => void;

export interface PlatformAppOptions {
  /** Milliseconds. */
  now: () => number;
  createId: () => string;
  logger?: PlatformLogger | undefined;
  /** Called when a request is answered, for metrics and traces. */
  onRequest?: OnRequest | undefined;
}

const requestIdPattern = /^[\w-]{8,64}$/;

const logRequests = (app: Hono<PlatformEnv>, { now, createId, logger, onRequest }: PlatformAppOptions) =>
  app.use(async (context, next) => {
    const given = context.req.header('x-request-id') ?? '';
    const requestId = requestIdPattern.test(given) ? given : createId();
    const parent = parseTraceparent(context.req.header('traceparent'));
    const traceId = parent?.traceId ?? createTraceId(requestId);
    const start = now();
    context.set('requestId', requestId);
    context.set('traceId', traceId);
    context.header('x-request-id', requestId);
    context.header('x-content-type-options', 'nosniff');
    context.header('cache-control', 'no-store');
    await next();
    const { method } = context.req;
    const { status } = context.res;
    const route = context.get('route') ?? (status === 404 ? 'unknown' : 'own');
    const ms = now() - start;
    onRequest?.({ route, method, status, durationMs: ms, traceId, parentSpanId: parent?.spanId });
    logger?.info({ requestId, traceId, method, route, status, ms }, 'request');
  });

/** An app that logs its requests and answers failures; operations are mounted on it. */
export const createPlatformApp = (options: PlatformAppOptions): Hono<PlatformEnv> => {
  const app = new Hono<PlatformEnv>();
  logRequests(app, options);
  app.notFound((context) => fail(context, failures.unknownPath()));
  app.onError((error, context) => {
    if (error instanceof PlatformFailure) return fail(context, error);
    const ids = { requestId: context.get('requestId'), traceId: context.get('traceId') };
    options.logger?.error({ ...ids, err: error }, 'request failed');
    return fail(context, error instanceof StoreError ? failures.unavailable() : failures.internal());
  });
  return app;
};
