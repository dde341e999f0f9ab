import {
  type AddressOf,
  createMount,
  createPlatformApp,
  type OnRequest,
  type PlatformEnv,
  type PlatformLogger,
  type Store,
} from '@share/reference-core';
import { createLiveParts, type LiveLimits, type RealtimeOptions } from '@share/reference-live';
import {
  createDatabaseSink,
  createStatistics,
  mountStatistics,
  type Statistics,
} from '@share/reference-statistics';
import type { Hono } from 'hono';
import { type AccountLimits, createPeople, defaultAccountLimits } from '../account/createPeople';
import type { CodeMessage } from '../account/createVerifyCodes';
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
import type { RouteParts } from '../routes/RouteParts';
import { createScenarioSwitch, type ScenarioName } from '../scenarios/scenarios';
import { defaultReportLimits, type ReportLimits } from '../services/createReports';
import { referenceShareAccount, type ShareAccount } from '../services/createShareConfigs';

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
  /** Called when a request is answered, for metrics. */
  onRequest?: OnRequest | undefined;
  liveLimits?: LiveLimits;
  /** Realtime delivery for live rooms; without it clients poll the chat. */
  realtime?: RealtimeOptions;
  accountLimits?: Partial<AccountLimits>;
  /** The visitor's address; without it all visitors count as one network. */
  addressOf?: AddressOf;
  /** Called with every code that is sent; without it only the test calls show codes. */
  onVerifyCode?: (message: CodeMessage) => void;
  reportLimits?: ReportLimits;
  /** Takes events; by default they are written to the store, and with the process what waits is lost. */
  statistics?: Statistics;
  /** Signs pages for the messaging app. */
  shareAccount?: ShareAccount;
  /** Adds the calls of the internal host, which need no token; never on a public port. */
  inner?: boolean;
  /** Photographs and their variants (`createPictures`); without it drawings take their place. */
  pictures?: Pictures;
}

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
  onRequest,
  liveLimits,
  realtime,
  accountLimits,
  addressOf,
  onVerifyCode,
  reportLimits = defaultReportLimits,
  statistics = createStatistics({ sink: createDatabaseSink(store), now, createId }),
  shareAccount = referenceShareAccount,
  inner = false,
  pictures,
}: ReferencePlatformOptions): Hono<PlatformEnv> => {
  const app = createPlatformApp({ now, createId, logger, onRequest });
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
    mount: createMount(app, scenarios.play),
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

  mountSite(parts);
  mountAccounts(parts);
  mountParticipation(parts);
  mountMediaAccounts(parts);
  mountContent(parts);
  mountComments(parts);
  mountStatistics(parts.mount, statistics, addressOf);
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
  if (testHooks) mountTestHooks(parts, statistics);
  if (testHooks) mountLiveHooks(parts);
  return app;
};
