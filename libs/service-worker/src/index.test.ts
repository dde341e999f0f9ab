/** @jest-environment node */
import * as surface from './index';
import * as worker from './worker';

it('exports exactly these names and loads without a DOM', () => {
  expect(Object.keys(surface)).toEqual(['startServiceWorker']);
  expect(Object.keys(worker)).toEqual(['removeWorker', 'runWorker']);
});
