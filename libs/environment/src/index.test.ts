/** @jest-environment node */
import * as entry from './index';

describe('@share/environment', () => {
  it('exports these names and can be imported without a DOM', () => {
    expect(Object.keys(entry).sort()).toEqual([
      'createSafeStorage',
      'detectMiniProgram',
      'deviceMetadata',
      'findUnknownSettings',
      'isDesktopVisit',
      'isSlowConnection',
      'isVersionAtLeast',
      'nextTask',
      'readEnvironment',
      'resultWithin',
      'storageKeys',
      'unsupportedModule',
      'untilIdle',
      'untilLoaded',
      'watchOnline',
      'withMinimumDelay',
    ]);
    expect(typeof document).toBe('undefined');
  });
});
