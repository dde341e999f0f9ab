import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from './runCommand.mjs';

/** @typedef {import('../checks/lockfile.mjs').Lockfile} Lockfile */

/**
 * Whether node_modules holds what the lockfile asks for. Compared by content, not by time: a checkout
 * touches files without changing them. Optional packages may be absent (other platforms).
 *
 * @param {Lockfile} lock package-lock.json
 * @param {Lockfile} installed node_modules/.package-lock.json, which npm writes when it has finished
 */
export const isInstalled = (lock, installed) => {
  const wanted = Object.entries(lock.packages).filter(([path]) => path !== '');
  const same = wanted.every(([path, entry]) => {
    const present = installed.packages[path];
    return present
      ? present.version === entry.version && present.integrity === entry.integrity
      : entry.optional === true;
  });
  return same && Object.keys(installed.packages).every((path) => lock.packages[path]);
};

/**
 * Installs exactly what the lockfile says when node_modules is missing or differs from it.
 *
 * @param {string} root
 * @throws {Error} when npm fails
 */
export const installWhenNeeded = async (root) => {
  const hidden = join(root, 'node_modules/.package-lock.json');
  if (existsSync(hidden) && isInstalled(readLock(join(root, 'package-lock.json')), readLock(hidden))) return;
  console.log('Installing the packages of package-lock.json (npm ci); about a minute …');
  const code = await runCommand(root, 'npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], {
    minutes: 20,
  });
  if (code !== 0) throw new Error('npm ci failed; its message stands above.');
};

/**
 * @param {string} path
 * @returns {Lockfile}
 */
const readLock = (path) => JSON.parse(readFileSync(path, 'utf8'));
