import { chmodSync, chownSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';

/** An unprivileged user on most systems; undefined when this process may not start programs as another user. */
export const unprivileged = process.getuid?.() === 0 ? 65_534 : undefined;

/**
 * Unpacks an archive into a folder in which nothing can be written. The programs run as `unprivileged`; for these it has to be
 * reachable.
 *
 * @param {import('./writePack.mjs').WrittenPack} pack
 * @param {string} target an existing folder
 * @returns {Promise<string>} folder of the pack
 */
export const unpack = async ({ name, archive }, target) => {
  chmodSync(target, 0o755);
  await execa('tar', ['--extract', '--gzip', '--file', archive, '--directory', target]);
  const folder = join(target, name);
  await execa('chmod', ['-R', 'a-w', folder]);
  return folder;
};

/** A folder in which the programs may write. */
export const makeDataFolder = (/** @type {string} */ folder) => {
  mkdirSync(folder, { recursive: true });
  if (unprivileged !== undefined) chownSync(folder, unprivileged, unprivileged);
  return folder;
};

/** Deletes what `unpack` made. */
export const removeUnpacked = async (/** @type {string} */ folder) => {
  await execa('chmod', ['-R', 'u+w', folder]);
  await execa('rm', ['-rf', folder]);
};
