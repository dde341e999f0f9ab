import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Debian puts servers beside the usual folders, and PostgreSQL into one per version. */
const serverFolders = ['/usr/sbin', '/usr/local/sbin'];
const postgresFolder = '/usr/lib/postgresql';

/** Programs of the trial, and the packages of Debian that bring them. */
const packages = {
  nginx: 'nginx',
  varnishd: 'varnish',
  'redis-server': 'redis-server',
  initdb: 'postgresql',
  postgres: 'postgresql',
  openssl: 'openssl',
};

/** @typedef {Record<keyof typeof packages, string>} Programs */

/** Folders of the versions of PostgreSQL, the newest first. */
const postgresFolders = () =>
  existsSync(postgresFolder)
    ? readdirSync(postgresFolder)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(postgresFolder, version, 'bin'))
    : [];

/**
 * Where the programs of the trial are.
 *
 * @param {readonly string[]} [folders] where to look
 * @returns {{ programs: Programs, missing: string[] }} `missing`: packages of Debian to install, sorted
 */
export const findPrograms = (
  folders = [...(process.env['PATH'] ?? '').split(':'), ...serverFolders, ...postgresFolders()],
) => {
  /** @type {Set<string>} */
  const missing = new Set();
  const found = Object.entries(packages).map(([name, debianPackage]) => {
    const folder = folders.find((path) => path !== '' && existsSync(join(path, name)));
    if (folder === undefined) missing.add(debianPackage);
    return [name, folder === undefined ? '' : join(folder, name)];
  });
  return { programs: Object.fromEntries(found), missing: [...missing].sort() };
};
