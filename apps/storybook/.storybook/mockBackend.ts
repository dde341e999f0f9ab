import {
  createMemoryStore,
  createReferencePlatform,
  demoAccount,
  type ScenarioName,
  seedStore,
} from '@share/reference-platform';
import type { SetupWorker } from 'msw/browser';
import { createStoryServices } from './createStoryServices';

/** The `parameters.backend` of a story. */
interface BackendParameters {
  scenario?: ScenarioName;
  /** Whether the visitor is logged in, with the demo account of the sample content. Default `false`. */
  isLoggedIn?: boolean;
}

/** The `loaded.services` of a story. */
export interface StoryServices extends ReturnType<typeof createStoryServices> {
  /** The verification code that was sent last. */
  readCode: () => string;
}

/** The time of all stories. */
const storyNow = Date.UTC(2026, 10, 21, 2);

/** All API families of the contract, the pictures of the sample content and the agreements. */
const platformAddress = /^https?:\/\/[^/]+\/(peony|guzzle|dinner|circle|law|tracker|inner|media|davmu)\//;

let worker: Promise<SetupWorker> | undefined;

const startWorker = async (): Promise<SetupWorker> => {
  const { setupWorker } = await import('msw/browser');
  const started = setupWorker();
  await started.start({
    quiet: true,
    onUnhandledRequest: 'bypass',
    serviceWorker: { url: './mockServiceWorker.js' },
  });
  return started;
};

/** Answers the calls of one story from a fresh reference platform with sample content. */
export const mountBackend = async ({ scenario, isLoggedIn }: BackendParameters): Promise<StoryServices> => {
  const store = createMemoryStore();
  const [{ http }, active] = await Promise.all([
    import('msw'),
    (worker ??= startWorker()),
    seedStore(store, { now: storyNow }),
  ]);
  let sentCode = '';
  const platform = createReferencePlatform({
    store,
    scenario,
    inner: true,
    now: () => storyNow,
    onVerifyCode: ({ code }) => (sentCode = code),
  });
  active.resetHandlers(http.all(platformAddress, ({ request }) => platform.fetch(request)));
  const services = { ...createStoryServices(), readCode: () => sentCode };
  if (isLoggedIn) {
    const { tel } = demoAccount;
    await services.api.sendVerifyCode({ tel, type: 6 });
    await services.session.login({ tel, code: sentCode });
  }
  return services;
};

/** Removes the platform. */
export const unmountBackend = async (): Promise<void> => {
  (await worker)?.resetHandlers();
};
