import { deleteCaches } from './cacheNames';
import type { WorkerScope } from './WorkerScope';

/**
 * The kill switch: takes the place of any worker of this site at the next navigation, deletes all its caches, takes over every open page, for
 * which it then does nothing, and removes itself. No page is loaded anew, so no draft is lost.
 */
export const removeWorker = (scope: WorkerScope): void => {
  scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
  scope.addEventListener('activate', (event) =>
    event.waitUntil(
      Promise.all([scope.clients.claim(), deleteCaches(scope.caches)]).then(() =>
        scope.registration.unregister(),
      ),
    ),
  );
};
