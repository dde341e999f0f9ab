import {
  createMemoryStore,
  createReferencePlatform,
  type ScenarioName,
  seedStore,
} from '@share/reference-platform';
import type { SetupWorker } from 'msw/browser';

/** What a story asks of the platform, as `parameters.backend`. */
interface BackendParameters {
  readonly scenario?: ScenarioName;
}

/** The moment at which all stories are read. */
const storyNow = Date.UTC(2026, 10, 21, 2);

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

/**
 * Puts a fresh, filled reference platform behind the calls of one story.
 * @returns takes it away again
 */
export async function mountBackend({ scenario }: BackendParameters): Promise<() => void> {
  const store = createMemoryStore();
  const [{ http }, active] = await Promise.all([
    import('msw'),
    (worker ??= startWorker()),
    seedStore(store, { now: storyNow }),
  ]);
  const platform = createReferencePlatform({ store, scenario, now: () => storyNow });
  active.resetHandlers(
    http.all(/\/(peony|guzzle|circle|law|tracker)\//, ({ request }) => platform.fetch(request)),
  );
  return () => active.resetHandlers();
}
