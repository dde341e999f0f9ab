import { execFile } from 'node:child_process';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createPgStore } from './createPgStore';
import { lockDataDir } from './lockDataDir.server';
import { fromPool } from './SqlExecutor';
import type { Store } from './Store';

/** Query timeout, so that a hanging database cannot block the platform. */
const queryLimitMs = 2_000;

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
    const place = join(folder, 'pg');
    if (!existsSync(place)) await createDatabaseFolder(place);
    const store = await createPgStore(await PGlite.create(place));
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
 * Opens a PostgreSQL database (15 or later).
 *
 * @param options.connectMs how long a call waits for a connection
 */
export const openPostgresStore = async (url: string, { connectMs = 500 } = {}): Promise<Store> => {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: connectMs,
    query_timeout: queryLimitMs,
  });
  return createPgStore(fromPool(pool)).catch(async (error: unknown) => {
    await pool.end();
    throw error;
  });
};
