import type { Mount, PlatformEnv, Store } from '@share/reference-core';
import type { LiveParts } from '@share/reference-live';
import type { Hono } from 'hono';
import type { People } from '../account/createPeople';
import type { Comments } from '../comment/createComments';
import type { Contents } from '../content/createContents';
import type { ScenarioSwitch } from '../scenarios/scenarios';

/** Dependencies of routes. */
export interface RouteParts extends People {
  app: Hono<PlatformEnv>;
  mount: Mount;
  store: Store;
  contents: Contents;
  comments: Comments;
  scenarios: ScenarioSwitch;
  live: LiveParts;
  /** Milliseconds. */
  now: () => number;
  createId: () => string;
}
