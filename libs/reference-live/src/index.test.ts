/** @jest-environment node */
import * as entry from './index';
import * as serverEntry from './server';

test('exports what the README promises', () => {
  expect(Object.keys(entry).sort()).toEqual([
    'channelOf',
    'createConnectionTokens',
    'createLiveParts',
    'createRoomLog',
    'defaultLiveLimits',
    'entryId',
    'resetLive',
    'tokenLifetimeSeconds',
  ]);
  expect(Object.keys(serverEntry).sort()).toEqual([
    'attachHub',
    'createCentrifugoRealtime',
    'createEmbeddedHub',
    'createVisitorAddress',
    'defaultHubSettings',
    'defaultMaxConnections',
    'openPostgresNotifier',
    'openRedisRooms',
  ]);
  expect(typeof document).toBe('undefined');
});
