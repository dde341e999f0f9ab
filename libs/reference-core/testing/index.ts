export { createTestDatabase, describeWithPostgres } from './createTestDatabase';
export { openObservedStore, type Statement } from './openObservedStore';
