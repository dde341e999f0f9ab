/** @jest-environment node */
import * as entry from './index';
import * as poster from './poster';

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
      'readSharePicture',
      'sharePage',
      'toShareCard',
    ]);
    expect(typeof document).toBe('undefined');
  });

  it('exports this for the poster', () => {
    expect(Object.keys(poster)).toEqual(['createPoster']);
  });
});
