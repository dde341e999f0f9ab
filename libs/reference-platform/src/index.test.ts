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
    'defaultLiveLimits',
    'defaultReportLimits',
    'demoAccount',
    'demoLinks',
    'observeStore',
    'scenarioNames',
    'seedStore',
  ]);
  expect(Object.keys(serverEntry).sort()).toEqual([
    'DataDirInUseError',
    'addMediaFiles',
    'attachHub',
    'backUpEmbedded',
    'createCentrifugoRealtime',
    'createEmbeddedHub',
    'createPictures',
    'createVisitorAddress',
    'defaultHubSettings',
    'defaultMaxConnections',
    'openEmbeddedStore',
    'openPostgresNotifier',
    'openPostgresStore',
    'openRedisRooms',
    'restoreEmbedded',
  ]);
});
