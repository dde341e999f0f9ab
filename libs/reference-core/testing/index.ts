export { createTestDatabase, describeWithPostgres } from './createTestDatabase';
export { openObservedStore } from './openObservedStore';
export { readEarlierRelease } from './readEarlierRelease';
