export { createSafeStorage } from './createSafeStorage';
export type { SafeStorage } from './createSafeStorage';
export { deviceMetadata } from './deviceMetadata';
export type { DeviceMetadata } from './deviceMetadata';
export { isSlowConnection } from './isSlowConnection';
export { storageKeys } from './storageKeys';
export { watchOnline } from './watchOnline';
