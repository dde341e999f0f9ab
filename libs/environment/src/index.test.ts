/** @jest-environment node */
import * as entry from './index';

describe('@share/environment', () => {
  it('exports these names and can be imported without a DOM', () => {
    expect(Object.keys(entry).sort()).toEqual([
      'createSafeStorage',
      'currentEnvironment',
      'detectMiniProgram',
      'deviceMetadata',
      'findUnknownSettings',
      'isDesktopVisit',
      'isPhoneAgent',
      'isSlowConnection',
      'isVersionAtLeast',
      'isWeChatAgent',
      'learnServerTime',
      'markVoice',
      'nextTask',
      'onServerTime',
      'readEnvironment',
      'readHostMark',
      'savesData',
      'serverNow',
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
