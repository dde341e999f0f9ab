import { backUpEmbedded, restoreEmbedded } from '@share/reference-platform/server';
import type { Settings } from './readSettings';

const usage = 'Usage: main.js [backup <file> | restore <file>]';

/**
 * Saves the embedded database in a file, or restores it from one, and prints a line.
 *
 * @param values what stands behind the program on the command line
 * @throws Error with a sentence for the operator
 */
export const runBackup = async (
  values: readonly string[],
  { databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>,
): Promise<string> => {
  const [command, file, ...more] = values;
  if ((command !== 'backup' && command !== 'restore') || !file || more.length > 0) throw new Error(usage);
  if (databaseUrl) {
    throw new Error(
      'DATABASE_URL is set: a PostgreSQL is saved and restored by pg_dump and pg_restore. Without it this command is for the database in DATA_DIR.',
    );
  }
  if (command === 'backup') {
    const bytes = await backUpEmbedded(dataDir, file);
    return `${file}: the database of ${dataDir}, ${(bytes / 1e6).toFixed(1)} MB`;
  }
  await restoreEmbedded(dataDir, file);
  return `${dataDir}: the database of ${file}`;
};
