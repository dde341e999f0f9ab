import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/**
 * The statements that restore a database as release 0.1.0 wrote it, which had no migrations: some of its sample content, a comment, a collected
 * and a liked item of a visitor, and an event (`pg_dump --inserts`).
 */
export const readEarlierRelease = (): string =>
  gunzipSync(readFileSync(join(__dirname, 'release-0.1.0.sql.gz'))).toString();
