/** @jest-environment node */
import { serviceWorkerConstants } from './serviceWorkerConstants';

test('the worker and its scope are below the base path, a page waits three seconds (spec §9)', () => {
  expect(serviceWorkerConstants).toMatchObject({
    workerPath: '/davmu/share/sw.js',
    scope: '/davmu/share/',
    networkTimeoutMs: 3_000,
  });
});
