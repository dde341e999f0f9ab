import type { Store } from '@share/reference-platform';
import { openEmbeddedStore, openPostgresStore } from '@share/reference-platform/server';

/** The innermost cause says what is wrong. A host with several addresses fails with an error for each, and without a message. */
const reasonOf = (error: Partial<AggregateError>): string => {
  const inner: unknown = error.cause ?? error.errors?.[0];
  return inner ? reasonOf(inner) : (error.message ?? '');
};

const openPostgres = (url: string): Promise<Store> =>
  openPostgresStore(url).catch((error: Error) => {
    throw new Error(`DATABASE_URL names a database that cannot be opened: ${reasonOf(error)}.`, {
      cause: error,
    });
  });

/**
 * Opens PostgreSQL when it is set, else the database in a folder.
 *
 * @throws Error that names the setting and the reason; it never has the address, which may hold a password
 */
export const openDatabase = (databaseUrl: string | undefined, dataDir: string): Promise<Store> =>
  databaseUrl ? openPostgres(databaseUrl) : openEmbeddedStore(dataDir);
