/**
 * @typedef {Record<string, { hasInstallScript?: boolean }>} Packages of package-lock.json, by path
 * @typedef {Record<string, boolean>} Allowed `allowScripts` of package.json: whether the script of a package may run
 */

const nameOf = (/** @type {string} */ path) => path.slice(path.lastIndexOf('node_modules/') + 13);

/**
 * No package runs code when it is installed: `.npmrc` says so to every npm, and package.json lists, for npm 11, each package that
 * would. One that is new has to be read before it is listed.
 *
 * @type {(lock: { packages: Packages }, manifest: { allowScripts?: Allowed }, npmrc: string) => string[]}
 */
export const installScripts = ({ packages }, { allowScripts = {} }, npmrc) => {
  const found = Object.entries(packages).flatMap(([path, entry]) =>
    path.includes('node_modules/') && entry.hasInstallScript ? [nameOf(path)] : [],
  );
  return [
    ...(/^ignore-scripts=true$/m.test(npmrc) ? [] : ['.npmrc does not say ignore-scripts=true.']),
    ...[...new Set(found)]
      .filter((name) => !(name in allowScripts))
      .map(
        (name) => `${name} has an install script: read it, see that the package works without, and list it.`,
      ),
    ...Object.entries(allowScripts).flatMap(([name, isAllowed]) => [
      ...(found.includes(name) ? [] : [`${name} is listed in allowScripts and has no install script.`]),
      ...(isAllowed ? [`${name} is allowed to run its install script, which .npmrc prevents.`] : []),
    ]),
  ];
};
