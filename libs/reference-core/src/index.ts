export {
  type Chore,
  createHousekeeping,
  type Housekeeping,
  type HousekeepingOptions,
  type Retention,
} from './createHousekeeping';
export { createLocalRateLimiter, type LocalRateLimiter } from './createLocalRateLimiter';
export { createQueue } from './createQueue';
export { createRateLimiter, type LimitRate } from './createRateLimiter';
export { createStoredSecret } from './createStoredSecret';
export { fromHex, hexDigest, idOfKey, isSameText, toHex } from './digests';
export { createMount, type Mount } from './http/createMount';
export {
  type AnsweredRequest,
  createPlatformApp,
  type OnRequest,
  type PlatformAppOptions,
} from './http/createPlatformApp';
export { readJsonBody } from './http/readJsonBody';
export { type AddressOf, type ClientNetwork, toClientNetwork } from './http/toClientNetwork';
export { type Paging, slicePage, toRange } from './paging';
export type { PlatformEnv, PlatformLogger } from './PlatformEnv';
export { fail, failures, PlatformFailure, succeed } from './PlatformFailure';
export type { RateLimit } from './rateBuckets';
export { readCountRecord } from './readCountRecord';
export { type ObserveCall, observeStore } from './store/observeStore';
export { createMemoryStore } from './store/createMemoryStore';
export { dayMs, dayOf, type EventTable, toDate } from './store/EventTable';
export type { SearchedBody } from './store/SearchRequest';
export {
  type Addition,
  type ListOptions,
  type NumberField,
  type Store,
  type StoredCount,
  type StoredRecord,
  StoreError,
  type Where,
} from './store/Store';
export { isBlank, lengthOf, toPlainText } from './toPlainText';
export type { User } from './User';
