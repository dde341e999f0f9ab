/** @jest-environment node */
import * as entry from './index';
import * as serverEntry from './server';

test('exports what the README promises', () => {
  expect(Object.keys(entry).sort()).toEqual([
    'PlatformFailure',
    'StoreError',
    'createHousekeeping',
    'createLocalRateLimiter',
    'createMemoryStore',
    'createMount',
    'createPlatformApp',
    'createQueue',
    'createRateLimiter',
    'createStoredSecret',
    'dayMs',
    'dayOf',
    'fail',
    'failures',
    'fromHex',
    'hexDigest',
    'idOfKey',
    'isBlank',
    'isSameText',
    'lengthOf',
    'observeStore',
    'readCountRecord',
    'readJsonBody',
    'slicePage',
    'succeed',
    'toClientNetwork',
    'toDate',
    'toHex',
    'toPlainText',
    'toRange',
  ]);
  expect(Object.keys(serverEntry).sort()).toEqual([
    'BackupError',
    'DataDirInUseError',
    'backUpEmbedded',
    'openEmbeddedStore',
    'openPostgresStore',
    'restoreEmbedded',
  ]);
  expect(typeof document).toBe('undefined');
});
