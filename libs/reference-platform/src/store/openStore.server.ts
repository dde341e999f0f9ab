import { execFile } from 'node:child_process';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createPgStore } from './createPgStore';
import { lockDataDir } from './lockDataDir.server';
import { fromPool } from './SqlExecutor';
import type { Store } from './Store';

/** A query that takes longer is given up, so that a hanging database cannot hold the platform. */
const queryLimitMs = 2_000;

const makingScript = `const { PGlite } = require(process.argv[1]);
PGlite.create(process.argv[2]).then((made) => made.close());`;

/**
 * Makes an empty database. It takes some hundred megabytes that a process never gives back, so a process of its own
 * does it. The folder gets its name when it is complete.
 */
const makeDatabase = async (place: string): Promise<void> => {
  const unfinished = `${place}.making`;
  rmSync(unfinished, { recursive: true, force: true });
  const engine = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  await promisify(execFile)(process.execPath, ['-e', makingScript, engine, unfinished]);
  renameSync(unfinished, place);
};

/**
 * Opens the embedded database in a folder, making it on the first start (some seconds). A start that is killed while
 * making it leaves nothing behind that the next start would trip over.
 *
 * @throws DataDirInUseError when another process has the folder open
 */
export const openEmbeddedStore = async (folder: string): Promise<Store> => {
  const release = lockDataDir(folder);
  try {
    const { PGlite } = await import('@electric-sql/pglite');
    const place = join(folder, 'pg');
    if (!existsSync(place)) await makeDatabase(place);
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
 * @param options.connectMs how long a call may wait for a connection before the store counts as out of reach
 */
export const openPostgresStore = async (url: string, { connectMs = 500 } = {}): Promise<Store> => {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: connectMs,
    query_timeout: queryLimitMs,
  });
  // Connections that break while idle are replaced on their next use.
  pool.on('error', () => undefined);
  return createPgStore(fromPool(pool)).catch(async (error: unknown) => {
    await pool.end();
    throw error;
  });
};
