import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {import('../checks/lockfile.mjs').Lockfile} Lockfile */

/**
 * Whether node_modules matches the lockfile. Compared by content, not by time: a checkout
 * touches files without changing them. Optional packages may be absent (other platforms). `installed` is
 * node_modules/.package-lock.json, which npm writes when it has finished.
 *
 * @type {(lock: Lockfile, installed: Lockfile) => boolean}
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
 * Installs exactly the packages of the lockfile when node_modules is missing or differs from it.
 *
 * @type {(root: string, stop?: AbortSignal) => Promise<void>}
 * @throws {Error} when npm fails
 */
export const installWhenNeeded = async (root, stop) => {
  const [wanted, present] = ['package-lock.json', 'node_modules/.package-lock.json'].map((file) =>
    existsSync(join(root, file)) ? JSON.parse(readFileSync(join(root, file), 'utf8')) : undefined,
  );
  if (present && isInstalled(wanted, present)) return;
  console.log('Installing the packages of package-lock.json (npm ci); about a minute …');
  const npm = spawn('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout: 20 * 60_000,
    signal: stop,
  });
  const [code] = await once(npm, 'close');
  if (code !== 0) throw new Error('npm ci failed; see its message above.');
};
