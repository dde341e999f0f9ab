export { createTestData, createTestParts } from './createTestData';
export { listFallback } from './listFallback';
