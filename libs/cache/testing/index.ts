export { createTestRedis, describeWithRedis } from './createTestRedis';
