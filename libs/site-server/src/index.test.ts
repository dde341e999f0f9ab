/** @jest-environment node */
import * as entry from './index';

test('the entry point offers exactly these names', () => {
  expect(Object.keys(entry).sort()).toEqual([
    'SettingsError',
    'createLogger',
    'createMonitoring',
    'createSiteCaches',
    'createSiteServer',
    'readClientFiles',
    'readRelease',
    'readSettings',
  ]);
});

test('importing needs no DOM', () => {
  expect(typeof document).toBe('undefined');
});
