/** @jest-environment node */
import { createWorker } from '../../testing/createWorker';
import { removeWorker } from './removeWorker';

test('the kill switch takes over open pages, deletes all that was saved, answers nothing and removes itself', async () => {
  const { scope, dispatch, visit, saved } = createWorker(removeWorker);
  for (const name of ['share-site:pages-2', 'share-site:offline-r1', 'other']) await scope.caches.open(name);
  await dispatch('install');
  expect(scope.skipWaiting).toHaveBeenCalled();
  await dispatch('activate');
  expect(Object.keys(await saved())).toEqual(['other']);
  expect(scope.clients.claim).toHaveBeenCalled();
  expect(scope.registration.unregister).toHaveBeenCalled();
  expect(await visit('/davmu/share/')).toBeUndefined();
});
