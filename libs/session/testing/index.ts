export { createTestSession } from './createTestSession';
