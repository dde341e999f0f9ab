export { cacheLifetimes } from './CacheLifetime';
export type { CacheLifetime } from './CacheLifetime';
export { createStaleCache, IncompleteError } from './createStaleCache';
export type { CacheAnswer, CacheState, Load, Loaded, StaleCache } from './createStaleCache';
export type { SharedEntry, SharedLevel } from './SharedLevel';
export { createRedisStore } from './redis/createRedisStore';
export type { RedisStore } from './redis/createRedisStore';
export { createJsonCodec } from './redis/ValueCodec';
export type { ValueCodec } from './redis/ValueCodec';
