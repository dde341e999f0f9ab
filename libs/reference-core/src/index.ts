export {
  createHousekeeping,
  type Housekeeping,
  type HousekeepingOptions,
  type Retention,
} from './createHousekeeping';
export { createQueue } from './createQueue';
export { createRateLimiter, type LimitRate } from './createRateLimiter';
export { createStoredSecret } from './createStoredSecret';
export { fromHex, hexDigest, idOfKey, isSameText, toHex } from './digests';
export { type Paging, slicePage, toRange } from './paging';
export type { PlatformEnv, PlatformLogger } from './PlatformEnv';
export { fail, failures, PlatformFailure, succeed } from './PlatformFailure';
export type { RateLimit } from './rateBuckets';
export { readCountRecord } from './readCountRecord';
export { createMemoryStore } from './store/createMemoryStore';
export {
  type Addition,
  type ListOptions,
  type NumberField,
  type Store,
  StoreError,
  type Where,
} from './store/Store';
export { isBlank, lengthOf, toPlainText } from './toPlainText';
export type { User } from './User';
