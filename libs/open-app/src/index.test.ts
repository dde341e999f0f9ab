/** @jest-environment node */
import * as entry from './index';

describe('@share/open-app', () => {
  it('exports these names and can be imported without a DOM', () => {
    expect(Object.keys(entry).sort()).toEqual([
      'createAppOpener',
      'createDownloadUrl',
      'createSuccessRule',
      'mountOpenTag',
      'planOpenApp',
      'seriesOf',
      'successMessages',
      'toAppLink',
      'toAppLinkParams',
      'toDejinLinkParams',
      'toPageLinkParams',
    ]);
    expect(typeof document).toBe('undefined');
  });
});
