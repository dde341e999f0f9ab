/**
 * @typedef {object} LockEntry
 * @property {string} [name] only for aliases
 * @property {string} [version]
 * @property {string} [integrity]
 * @property {string} [resolved]
 * @property {boolean} [link]
 * @property {boolean} [inBundle]
 * @property {boolean} [optional]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [devDependencies]
 */

/** @typedef {{ packages: Record<string, LockEntry> }} Lockfile package-lock.json, version 3 */

const exact = /^(npm:(@[\w.-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/;

/**
 * The lockfile installs the same bytes from any registry: every package has its integrity, none has an
 * address, and what package.json asks for is one exact version.
 *
 * @param {Lockfile} lock
 * @returns {string[]} one sentence per problem
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
      .map(([name, range]) => `${name} is asked for as "${range}"; pin one exact version.`),
  ];
};
