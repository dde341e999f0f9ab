export { createTestDatabase, describeWithPostgres } from './createTestDatabase';
