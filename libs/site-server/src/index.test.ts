/** @jest-environment node */
import * as entry from './index';

test('the entry point offers exactly these names', () => {
  expect(Object.keys(entry).sort()).toEqual([
    'SettingsError',
    'createBudget',
    'createKeptViews',
    'createLogger',
    'createRouteFinder',
    'createSharedStore',
    'createSiteServer',
    'readClientFiles',
    'readDirectly',
    'readOwnAddress',
    'readRelease',
    'readSettings',
    'runInThread',
    'serveUntilStopped',
  ]);
});

test('importing needs no DOM', () => {
  expect(typeof document).toBe('undefined');
});
