/** @jest-environment node */
import * as entry from './index';

describe('@share/tracking', () => {
  it('exports these names and can be imported without a DOM', () => {
    expect(Object.keys(entry).sort()).toEqual([
      'createStatisticsChoice',
      'noStatisticsChoice',
      'reportError',
      'startStatistics',
      'untilStatistics',
    ]);
    expect(typeof document).toBe('undefined');
  });
});
