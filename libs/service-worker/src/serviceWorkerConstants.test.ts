/** @jest-environment node */
import { firstStartMs, serviceWorkerConstants, workerPath, workerScope } from './serviceWorkerConstants';

test('the worker and its scope are below the base path, a page waits three seconds', () => {
  expect([workerPath, workerScope]).toEqual(['/davmu/share/sw.js', '/davmu/share/']);
  expect([firstStartMs, serviceWorkerConstants.networkTimeoutMs]).toEqual([3_000, 3_000]);
});
