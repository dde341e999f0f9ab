import type { Hono } from 'hono';
import type { People } from '../account/createPeople';
import type { Comments } from '../comment/createComments';
import type { Contents } from '../content/createContents';
import type { LiveParts } from '../live/createLiveParts';
import type { createMount } from '../platform/mountOperation';
import type { PlatformEnv } from '../platform/PlatformEnv';
import type { ScenarioSwitch } from '../scenarios/scenarios';
import type { Store } from '../store/Store';

/** What routes need. */
export interface RouteParts extends People {
  app: Hono<PlatformEnv>;
  mount: ReturnType<typeof createMount>;
  store: Store;
  contents: Contents;
  comments: Comments;
  scenarios: ScenarioSwitch;
  live: LiveParts;
  /** Milliseconds. */
  now: () => number;
  createId: () => string;
}
