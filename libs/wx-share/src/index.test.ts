/** @jest-environment node */
import * as entry from './index';

describe('@share/wx-share', () => {
  it('exports these names and can be imported without a DOM', () => {
    expect(Object.keys(entry).sort()).toEqual([
      'addressesToSign',
      'copyText',
      'createWeChat',
      'getShareLink',
      'hasSystemShare',
      'loadWeChatSdk',
      'readShareCard',
      'sharePage',
      'toShareCard',
    ]);
    expect(typeof document).toBe('undefined');
  });
});
