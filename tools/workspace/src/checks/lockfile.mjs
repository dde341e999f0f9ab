/**
 * package-lock.json, version 3; only aliases have a `name`.
 *
 * @typedef {{ name?: string, version?: string, integrity?: string, resolved?: string }} LockedVersion
 * @typedef {{ link?: boolean, inBundle?: boolean, optional?: boolean }} LockFlags
 * @typedef {Partial<Record<'dependencies' | 'devDependencies', Record<string, string>>>} Ranges
 * @typedef {{ packages: Record<string, LockedVersion & LockFlags & Ranges> }} Lockfile
 */

const exact = /^(npm:(@[\w.-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/;

/**
 * The lockfile installs the same bytes from any registry: every package has its integrity, none has an
 * address, and package.json names one exact version of each.
 *
 * @type {(lock: Lockfile) => string[]}
 */
export const lockfile = (lock) => {
  const { '': root, ...packages } = lock.packages;
  const ranges = Object.entries({ ...root?.dependencies, ...root?.devDependencies });
  return [
    ...Object.entries(packages).flatMap(([path, entry]) => [
      ...(entry.integrity || entry.link || entry.inBundle ? [] : [`${path} has no integrity.`]),
      ...(entry.resolved && !entry.link ? [`${path} names the registry it came from ("resolved").`] : []),
    ]),
    ...ranges
      .filter(([, range]) => !exact.test(range))
      .map(([name, range]) => `${name} has the range "${range}"; pin one exact version.`),
  ];
};
