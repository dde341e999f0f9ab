import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A name for the build of the server in a folder: it differs when any of its modules does. */
export const readRelease = async (serverDir: string): Promise<string> => {
  const files = await readdir(serverDir, { recursive: true });
  const hash = createHash('sha256');
  for (const file of files.filter((name) => name.endsWith('.js')).sort())
    hash.update(`${file}\n`).update(await readFile(join(serverDir, file)));
  return hash.digest('base64url');
};
