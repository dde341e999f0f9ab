import { createSafeStorage, isSlowConnection, nextTask } from '@share/environment';
import { islandAttribute } from '@share/environment/document';
import { reloadForMissingCode, startIslands } from '@share/islands';
import { sessionConstants } from '@share/session';
import type { furtherIslands } from './islands/furtherIslandModules';
import { islandModules } from './islands/islandModules';

// Covers all lazily loaded code; the failed import still rejects for its caller.
const tab = createSafeStorage(() => window.sessionStorage);
window.addEventListener(
  'vite:preloadError',
  ({ payload }) => void reloadForMissingCode(payload, { entry: import.meta.url, tab }),
);
const start = (further?: typeof furtherIslands) =>
  startIslands({
    modules: islandModules,
    loadFramework: () => import('./islands/framework'),
    loadRuntime: async () => (await import('./islands/runtime')).mount,
    mayFetchAhead: () => !isSlowConnection(navigator),
    hasUser: () => createSafeStorage(() => window.localStorage).get(sessionConstants.tokenKey) !== null,
    onFailure: (error, ...part) =>
      void import('./islands/runtime')
        .then(({ onIslandFailure }) => onIslandFailure(error, ...part))
        .catch(() => console.error(error)),
    ...further,
  });

const isKnown = (island: Element) => String(island.getAttribute(islandAttribute)) in islandModules;

const startAll = async () => {
  if ([...document.querySelectorAll('[' + islandAttribute + ']')].every(isKnown)) return start();
  start((await import('./islands/furtherIslandModules')).furtherIslands);
};

const started = startAll().catch((error: unknown) => {
  console.error(error);
  start();
});

const startLater = () =>
  void started
    .then(nextTask)
    .then(async () => (await import('./afterLoad')).startAfterLoad())
    .catch((error: unknown) => {
      console.error(error);
      window.addEventListener('online', startLater, { once: true });
    });
if (document.readyState === 'complete') startLater();
else window.addEventListener('load', startLater, { once: true });
