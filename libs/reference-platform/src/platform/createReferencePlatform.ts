import {
  fail,
  failures,
  type PlatformEnv,
  PlatformFailure,
  type PlatformLogger,
  type Store,
  StoreError,
} from '@share/reference-core';
import { createLiveParts, type LiveLimits, type RealtimeOptions } from '@share/reference-live';
import { Hono } from 'hono';
import { type AccountLimits, createPeople, defaultAccountLimits } from '../account/createPeople';
import type { CodeMessage } from '../account/createVerifyCodes';
import type { AddressOf } from '../account/createVisitors';
import { createComments, createCommentSubjects } from '../comment/createComments';
import { createContents } from '../content/createContents';
import type { Pictures } from '../media/pictures/Pictures';
import { mountCollections } from '../routes/mountCollections';
import { mountClues, mountCommunity } from '../routes/mountCommunity';
import { mountComments, mountContent, mountMediaAccounts } from '../routes/mountContent';
import { mountInner } from '../routes/mountInner';
import { mountBookings, mountLive } from '../routes/mountLive';
import { mountLiveHooks } from '../routes/mountLiveHooks';
import { mountPictures } from '../routes/mountPictures';
import { mountAgreements, mountOwnPaths } from '../routes/mountOwnPaths';
import { mountParticipation } from '../routes/mountParticipation';
import { mountServices } from '../routes/mountServices';
import { mountAccounts, mountSite } from '../routes/mountSite';
import { mountTestHooks } from '../routes/mountTestHooks';
import { type BeaconRules, defaultBeaconRules, mountTracking } from '../routes/mountTracking';
import type { RouteParts } from '../routes/RouteParts';
import { createScenarioSwitch, type ScenarioName } from '../scenarios/scenarios';
import { defaultReportLimits, type ReportLimits } from '../services/createReports';
import { referenceShareAccount, type ShareAccount } from '../services/createShareConfigs';
import { createMount } from './mountOperation';

export interface ReferencePlatformOptions {
  store: Store;
  /** Milliseconds; the system clock by default. */
  now?: () => number;
  /** Must make unguessable ids; random UUIDs by default. */
  createId?: () => string;
  /** The initial scenario. */
  scenario?: ScenarioName;
  /** Adds the test calls under `/-/`; never on a public port. */
  testHooks?: boolean;
  logger?: PlatformLogger;
  liveLimits?: LiveLimits;
  /** Realtime delivery for live rooms; without it clients poll the chat. */
  realtime?: RealtimeOptions;
  accountLimits?: Partial<AccountLimits>;
  /** The visitor's address; without it all visitors count as one network. */
  addressOf?: AddressOf;
  /** Called with every code that is sent; without it only the test calls show codes. */
  onVerifyCode?: (message: CodeMessage) => void;
  reportLimits?: ReportLimits;
  beaconRules?: BeaconRules;
  /** Signs pages for the messaging app. */
  shareAccount?: ShareAccount;
  /** Adds the calls of the internal host, which need no token; never on a public port. */
  inner?: boolean;
  /** Photographs and their variants (`createPictures`); without it drawings take their place. */
  pictures?: Pictures;
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
  liveLimits,
  realtime,
  accountLimits,
  addressOf,
  onVerifyCode,
  reportLimits = defaultReportLimits,
  beaconRules = defaultBeaconRules,
  shareAccount = referenceShareAccount,
  inner = false,
  pictures,
}: ReferencePlatformOptions): Hono<PlatformEnv> => {
  const app = new Hono<PlatformEnv>();
  const scenarios = createScenarioSwitch(scenario);
  const people = createPeople({
    store,
    limits: { ...defaultAccountLimits, ...accountLimits },
    addressOf,
    deliverCode: async (message) => {
      onVerifyCode?.(message);
      const id = createId();
      if (testHooks) await store.put('sms', id, { id, ...message });
    },
    now,
    createId,
  });
  const live = createLiveParts({
    store,
    limitRate: people.limitRate,
    limits: liveLimits,
    realtime,
    logger,
    now,
    createId,
  });
  const parts: RouteParts = {
    ...people,
    app,
    mount: createMount(app, scenarios),
    store,
    contents: createContents(store, live.lives.ofCard),
    comments: createComments({
      store,
      subjects: createCommentSubjects(store),
      limitRate: people.limitRate,
      limits: people.accountLimits.commentsPerUser,
      audit: people.audit,
      now,
      createId,
    }),
    scenarios,
    live,
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
  mountAccounts(parts);
  mountParticipation(parts);
  mountMediaAccounts(parts);
  mountContent(parts);
  mountComments(parts);
  mountTracking(parts, beaconRules);
  mountClues(parts);
  mountCommunity(parts);
  mountCollections(parts);
  mountServices(parts, { reportLimits, shareAccount });
  mountAgreements(parts);
  if (inner) mountInner(parts, shareAccount);
  mountLive(parts);
  mountBookings(parts);
  mountPictures(parts, pictures);
  mountOwnPaths(parts);
  if (testHooks) mountTestHooks(parts);
  if (testHooks) mountLiveHooks(parts);
  return app;
};
