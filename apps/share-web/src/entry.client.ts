import { createSafeStorage, isSlowConnection } from '@share/environment';
import { reloadForMissingCode, startIslands } from '@share/islands';
import { sessionConstants } from '@share/session';
import { islandModules } from './islands/islandModules';

window.addEventListener('vite:preloadError', (event) => {
  event.preventDefault();
  reloadForMissingCode(event.payload);
});
startIslands({
  modules: islandModules,
  loadRuntime: async () => (await import('./islands/runtime')).mount,
  mayFetchAhead: () => !isSlowConnection(navigator),
  hasReader: () => createSafeStorage(() => window.localStorage).get(sessionConstants.tokenKey) !== null,
  onFailure: reloadForMissingCode,
});

const startLater = () => void import('./afterLoad').catch(reloadForMissingCode);
if (document.readyState === 'complete') startLater();
else window.addEventListener('load', startLater, { once: true });
