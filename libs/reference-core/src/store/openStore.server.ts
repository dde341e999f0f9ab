import { execFile } from 'node:child_process';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { PGlite } from '@electric-sql/pglite';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { createPgStore } from './createPgStore';
import { lockDataDir } from './lockDataDir.server';
import { migrate } from './migrations/migrate';
import { fromPool } from './SqlExecutor';
import type { Store } from './Store';

/** Query timeout, so that a hanging database cannot block the platform. */
const queryLimitMs = 2_000;

/** Where the embedded database is in its data folder. */
export const placeOf = (folder: string): string => join(folder, 'pg');

const createScript = `const { PGlite } = require(process.argv[1]);
PGlite.create(process.argv[2]).then((database) => database.close());`;

/**
 * Creates an empty database, in a child process because it takes some hundred megabytes that are never freed. The folder
 * is renamed when it is complete.
 */
const createDatabaseFolder = async (target: string): Promise<void> => {
  const draft = `${target}.making`;
  rmSync(draft, { recursive: true, force: true });
  const engine = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  await promisify(execFile)(process.execPath, ['-e', createScript, engine, draft]);
  renameSync(draft, target);
};

/** The embedded database as the one connection of a pool, which stays open. */
const asPool = (database: PGlite): PostgresPool => ({
  connect: async () =>
    ({
      query: (text: unknown, values?: readonly unknown[]) =>
        database.query(text as string, [...(values ?? [])]),
      release: () => undefined,
    }) as unknown as PostgresPoolClient,
  end: async () => undefined,
});

/**
 * Opens the embedded database in a folder and creates it on the first start (some seconds). After a start that was
 * killed meanwhile the next one begins anew.
 *
 * @throws DataDirInUseError when another process has the folder open
 */
export const openEmbeddedStore = async (folder: string): Promise<Store> => {
  const release = lockDataDir(folder);
  try {
    const { PGlite } = await import('@electric-sql/pglite');
    const place = placeOf(folder);
    if (!existsSync(place)) await createDatabaseFolder(place);
    const database = await PGlite.create(place);
    const store = createPgStore(database);
    await migrate(asPool(database)).catch(async (error: unknown) => {
      await store.close();
      throw error;
    });
    return {
      ...store,
      close: async () => {
        await store.close();
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
};

/**
 * Opens a PostgreSQL database (15 or later), and brings it to the schema of this release.
 *
 * @param options.connectMs how long a call waits for a connection
 */
export const openPostgresStore = async (url: string, { connectMs = 500 } = {}): Promise<Store> => {
  const { default: pg } = await import('pg');
  // Migrations take as long as they take, on a connection of their own.
  await migrate(new pg.Pool({ connectionString: url, max: 1, connectionTimeoutMillis: connectMs }));
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: connectMs,
    query_timeout: queryLimitMs,
  });
  return createPgStore(fromPool(pool));
};
