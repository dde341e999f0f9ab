/** @jest-environment node */
import * as entry from './index';
import * as serverEntry from './server';

test('exports what the README promises', () => {
  expect(Object.keys(entry).sort()).toEqual([
    'PlatformFailure',
    'StoreError',
    'createHousekeeping',
    'createMemoryStore',
    'createQueue',
    'createRateLimiter',
    'createStoredSecret',
    'fail',
    'failures',
    'fromHex',
    'hexDigest',
    'idOfKey',
    'isBlank',
    'isSameText',
    'lengthOf',
    'readCountRecord',
    'slicePage',
    'succeed',
    'toHex',
    'toPlainText',
    'toRange',
  ]);
  expect(Object.keys(serverEntry).sort()).toEqual([
    'DataDirInUseError',
    'openEmbeddedStore',
    'openPostgresStore',
  ]);
  expect(typeof document).toBe('undefined');
});
