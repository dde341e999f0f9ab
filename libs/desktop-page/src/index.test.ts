/** @jest-environment node */
import * as desktopPage from './index';
import { pcIslands } from './islands';
import * as page from './page';

test('exports exactly these names and loads without a DOM', () => {
  expect(typeof document).toBe('undefined');
  expect(Object.keys(desktopPage)).toEqual(['loadPcPage']);
  expect(Object.keys(page).sort()).toEqual(['leaveForDesktop', 'sendChangeRoute']);
});

test('the islands and the code behind each', async () => {
  expect(Object.entries(pcIslands).map(([name, { when }]) => `${name}: ${when}`)).toEqual([
    'complaintEntry: view',
    'continueOnPhone: view',
  ]);
  for (const { load } of Object.values(pcIslands)) expect(await load()).toEqual(expect.any(Function));
});
