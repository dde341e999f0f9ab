import type { Hono } from 'hono';
import type { Comments } from '../comment/createComments';
import type { Contents } from '../content/createContents';
import type { Tokens } from '../platform/createTokens';
import type { createMount } from '../platform/mountOperation';
import type { PlatformEnv } from '../platform/PlatformEnv';
import type { ScenarioSwitch } from '../platform/scenarios';
import type { Store } from '../store/Store';

/** What the routes are made of. */
export interface RouteParts {
  app: Hono<PlatformEnv>;
  mount: ReturnType<typeof createMount>;
  store: Store;
  contents: Contents;
  comments: Comments;
  tokens: Tokens;
  scenarios: ScenarioSwitch;
  /** Milliseconds. */
  now: () => number;
  createId: () => string;
}
