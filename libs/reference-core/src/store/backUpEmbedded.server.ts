import { existsSync } from 'node:fs';
import { open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { lockDataDir } from './lockDataDir.server';
import { placeOf } from './openStore.server';

/** An embedded database could not be saved or restored; the message says why, and what helps. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

const withLock = async <Result>(folder: string, work: () => Promise<Result>): Promise<Result> => {
  const release = lockDataDir(folder);
  try {
    return await work();
  } finally {
    release();
  }
};

/** The file has its name when it is complete and on disk. */
const writeWhole = async (file: string, bytes: Uint8Array): Promise<void> => {
  const draft = `${file}.part`;
  const handle = await open(draft, 'w', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(draft, file);
};

/**
 * Saves the embedded database of a data folder in a file (`.tar.gz`), which replaces one of that name. No platform may have the folder open.
 *
 * @returns bytes of the file
 * @throws BackupError when the folder has no database
 * @throws DataDirInUseError
 */
export const backUpEmbedded = async (folder: string, file: string): Promise<number> => {
  const place = placeOf(folder);
  if (!existsSync(place)) throw new BackupError(`The data folder ${folder} has no database.`);
  return withLock(folder, async () => {
    const { PGlite } = await import('@electric-sql/pglite');
    const database = await PGlite.create(place);
    try {
      const dump = await database.dumpDataDir('gzip');
      const bytes = new Uint8Array(await dump.arrayBuffer());
      await writeWhole(file, bytes);
      return bytes.length;
    } finally {
      await database.close();
    }
  });
};

/** Unpacks the file first: a failure of that in the database engine would reach no caller. */
const restoreInto = async (draft: string, bytes: Uint8Array): Promise<void> => {
  const archive = new Uint8Array(await promisify(gunzip)(bytes));
  const { PGlite } = await import('@electric-sql/pglite');
  const database = await PGlite.create(draft, {
    loadDataDir: new Blob([archive], { type: 'application/x-tar' }),
  });
  try {
    await database.query('select count(*) from record');
  } finally {
    await database.close();
  }
};

/**
 * Restores the embedded database of a data folder from a file that `backUpEmbedded` wrote. The folder has the database only when it is complete.
 *
 * @throws BackupError when the folder has a database already, or the file is none
 * @throws DataDirInUseError
 */
export const restoreEmbedded = async (folder: string, file: string): Promise<void> => {
  const bytes = await readFile(file);
  await withLock(folder, async () => {
    const place = placeOf(folder);
    if (existsSync(place)) {
      throw new BackupError(`${place} has a database already. Move it away, then restore again.`);
    }
    const draft = join(folder, 'pg.restoring');
    await rm(draft, { recursive: true, force: true });
    try {
      await restoreInto(draft, bytes);
    } catch (error) {
      await rm(draft, { recursive: true, force: true });
      throw new BackupError(`${file} is not a backup of an embedded database, or is damaged.`, {
        cause: error,
      });
    }
    await rename(draft, place);
  });
};
