/** @jest-environment node */
import * as entry from './index';

describe('@share/open-app', () => {
  it('exports these names and can be imported without a DOM', () => {
    expect(Object.keys(entry).sort()).toEqual([
      'attemptOpenApp',
      'createAppOpener',
      'createDownloadUrl',
      'createSuccessRule',
      'mountOpenTag',
      'parseDownloadUrl',
      'planOpenApp',
      'successMessages',
      'toAppLink',
      'toAppLinkParams',
    ]);
    expect(typeof document).toBe('undefined');
  });
});
