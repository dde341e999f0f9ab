import { Kysely, Migrator, PostgresDialect, type PostgresPool } from 'kysely';
import { StoreError } from '../Store';
import { migrations } from './migrations';

const isOfNewerRelease = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith('corrupted migrations');

/**
 * Brings a database to the schema of this release: all migrations that it lacks, in one transaction. Processes that start together wait for
 * each other. The pool is ended.
 *
 * @throws StoreError also for a database that a newer release has migrated
 */
export const migrate = async (pool: PostgresPool): Promise<void> => {
  const database = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    const { error } = await new Migrator({
      db: database,
      provider: { getMigrations: async () => ({ ...migrations }) },
      migrationTableName: 'schema_migration',
      migrationLockTableName: 'schema_migration_lock',
    }).migrateToLatest();
    if (isOfNewerRelease(error)) {
      throw new StoreError('The database has the schema of a newer release.');
    }
    if (error) throw new StoreError('The database could not be migrated.', { cause: error });
  } finally {
    await database.destroy();
  }
};
