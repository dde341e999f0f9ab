import {
  createMemoryStore,
  createReferencePlatform,
  demoAccount,
  type ScenarioName,
  seedStore,
} from '@share/reference-platform';
import type { SetupWorker } from 'msw/browser';
import { createStoryServices } from './createStoryServices';

/** What a story asks of the platform, as `parameters.backend`. */
interface BackendParameters {
  readonly scenario?: ScenarioName;
  /** Whether the visitor is logged in, as the person of the sample content; default: no. */
  readonly isLoggedIn?: boolean;
}

/** What a story gets of it, as `loaded.services`. */
export interface StoryServices extends ReturnType<typeof createStoryServices> {
  /** The code that was sent to a phone last. */
  readonly readCode: () => string;
}

/** The moment at which all stories are read. */
const storyNow = Date.UTC(2026, 10, 21, 2);

/** All families of the contract, the pictures of the sample content, and the agreements. */
const platformAddress = /^https?:\/\/[^/]+\/(peony|guzzle|dinner|circle|law|tracker|inner|media|davmu)\//;

let worker: Promise<SetupWorker> | undefined;

async function startWorker(): Promise<SetupWorker> {
  const { setupWorker } = await import('msw/browser');
  const started = setupWorker();
  await started.start({
    quiet: true,
    onUnhandledRequest: 'bypass',
    serviceWorker: { url: './mockServiceWorker.js' },
  });
  return started;
}

/** Puts a fresh, filled reference platform behind the calls of one story. */
export async function mountBackend({ scenario, isLoggedIn }: BackendParameters): Promise<StoryServices> {
  const store = createMemoryStore();
  const [{ http }, active] = await Promise.all([
    import('msw'),
    (worker ??= startWorker()),
    seedStore(store, { now: storyNow }),
  ]);
  let sent = '';
  const platform = createReferencePlatform({
    store,
    scenario,
    inner: true,
    now: () => storyNow,
    onVerifyCode: ({ code }) => (sent = code),
  });
  active.resetHandlers(http.all(platformAddress, ({ request }) => platform.fetch(request)));
  const services = { ...createStoryServices(), readCode: () => sent };
  if (isLoggedIn) {
    const { tel } = demoAccount;
    await services.api.sendVerifyCode({ tel, type: 6 });
    await services.session.login({ tel, code: sent });
  }
  return services;
}

/** Takes the platform away again. */
export async function unmountBackend(): Promise<void> {
  (await worker)?.resetHandlers();
}
