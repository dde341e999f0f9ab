/** @jest-environment node */
import * as entry from './index';
import * as serverEntry from './server';

test('exports what the README promises', () => {
  expect(Object.keys(entry).sort()).toEqual([
    'createDatabaseSink',
    'createHttpSink',
    'createStatistics',
    'createStatisticsChores',
    'createStatisticsReceiver',
    'defaultBeaconRules',
    'defaultBufferLimits',
    'mountStatistics',
  ]);
  expect(Object.keys(serverEntry)).toEqual(['createFileSink']);
  expect(typeof document).toBe('undefined');
});
