import { Hono } from 'hono';
import { createComments } from '../comment/createComments';
import { type CommentLimits, defaultCommentLimits } from '../comment/judgeComment';
import { createContents } from '../content/createContents';
import { mountComments } from '../routes/mountComments';
import { mountContent } from '../routes/mountContent';
import { mountMedia } from '../routes/mountMedia';
import { mountOwnPaths } from '../routes/mountOwnPaths';
import type { RouteParts } from '../routes/RouteParts';
import { mountSite } from '../routes/mountSite';
import { mountTestHooks } from '../routes/mountTestHooks';
import { mountTracking } from '../routes/mountTracking';
import { type Store, StoreError } from '../store/Store';
import { fail } from './answers';
import { createTokens } from './createTokens';
import { createMount } from './mountOperation';
import type { PlatformEnv, PlatformLogger } from './PlatformEnv';
import { failures, PlatformFailure } from './PlatformFailure';
import { createScenarioSwitch, type ScenarioName } from './scenarios';

export interface ReferencePlatformOptions {
  store: Store;
  /** Milliseconds; the machine's clock unless given. */
  now?: () => number;
  /** Makes ids nobody can guess; random UUIDs unless given. */
  createId?: () => string;
  /** How the platform behaves at first. */
  scenario?: ScenarioName;
  /** Adds the calls under `/-/` that tests use; never where strangers can reach them. */
  testHooks?: boolean;
  logger?: PlatformLogger;
  commentLimits?: CommentLimits;
}

const requestIdPattern = /^[\w-]{8,64}$/;

const logRequests = (
  app: Hono<PlatformEnv>,
  now: () => number,
  createId: () => string,
  logger?: PlatformLogger,
) =>
  app.use(async (context, next) => {
    const given = context.req.header('x-request-id') ?? '';
    const requestId = requestIdPattern.test(given) ? given : createId();
    const start = now();
    context.set('requestId', requestId);
    context.header('x-request-id', requestId);
    context.header('x-content-type-options', 'nosniff');
    context.header('cache-control', 'no-store');
    await next();
    const { method } = context.req;
    const { status } = context.res;
    const route = context.get('route') ?? (status === 404 ? 'unknown' : 'own');
    logger?.info({ requestId, method, route, status, ms: now() - start }, 'request');
  });

/**
 * The media platform: every operation of the contract over a store. It answers a web `Request` with a `Response` and so
 * runs on a port, in process in tests, and behind a service worker in stories. The store is filled by `seedStore`.
 */
export const createReferencePlatform = ({
  store,
  now = Date.now,
  createId = () => crypto.randomUUID(),
  scenario = 'default',
  testHooks = false,
  logger,
  commentLimits = defaultCommentLimits,
}: ReferencePlatformOptions): Hono<PlatformEnv> => {
  const app = new Hono<PlatformEnv>();
  const scenarios = createScenarioSwitch(scenario);
  const contents = createContents(store);
  const parts: RouteParts = {
    app,
    mount: createMount(app, scenarios),
    store,
    contents,
    comments: createComments({ store, contents, limits: commentLimits, now, createId }),
    tokens: createTokens({ store, now, createId }),
    scenarios,
    now,
    createId,
  };

  logRequests(app, now, createId, logger);
  app.notFound((context) => fail(context, failures.unknownPath()));
  app.onError((error, context) => {
    if (error instanceof PlatformFailure) return fail(context, error);
    logger?.error({ requestId: context.get('requestId'), err: error }, 'request failed');
    return fail(context, error instanceof StoreError ? failures.unavailable() : failures.internal());
  });

  mountSite(parts);
  mountContent(parts);
  mountComments(parts);
  mountTracking(parts);
  mountMedia(parts);
  mountOwnPaths(parts);
  if (testHooks) mountTestHooks(parts);
  return app;
};
