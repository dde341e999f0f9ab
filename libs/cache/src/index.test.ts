/** @jest-environment node */
import * as surface from './index';

it('exports exactly these names and loads without a DOM', () => {
  expect(Object.keys(surface).sort()).toEqual([
    'IncompleteError',
    'cacheLifetimes',
    'connectRedis',
    'createBudget',
    'createCachedData',
    'createCaches',
    'createJsonCodec',
    'createRedisChannel',
    'createRedisStore',
    'createRounds',
    'createStaleCache',
    'createUncachedData',
  ]);
});
