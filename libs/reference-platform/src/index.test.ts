/** @jest-environment node */
import * as entry from './index';
import * as serverEntry from './server';

test('exports what the README promises', () => {
  expect(Object.keys(entry).sort()).toEqual([
    'StoreError',
    'createMemoryStore',
    'createPlatformHousekeeping',
    'createReferencePlatform',
    'defaultAccountLimits',
    'defaultBeaconDays',
    'defaultBeaconRules',
    'defaultLiveLimits',
    'defaultReportLimits',
    'demoAccount',
    'demoLinks',
    'scenarioNames',
    'seedStore',
  ]);
  expect(Object.keys(serverEntry).sort()).toEqual([
    'DataDirInUseError',
    'addMediaFiles',
    'attachHub',
    'createCentrifugoRealtime',
    'createEmbeddedHub',
    'createPictures',
    'createReaderAddress',
    'openEmbeddedStore',
    'openPostgresNotifier',
    'openPostgresStore',
  ]);
});
