import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A package inside a pack. `path`: its folder, from the root of the workspace; `license`: an SPDX expression; `integrity`: of its
 * archive, as the lockfile has it.
 *
 * @typedef {{ path: string, name: string, version: string, license: string, integrity: string }} PackedPackage
 */

/**
 * The folders of packages and of all they need that is installed, from the root of the workspace; packages are expected in
 * `node_modules` of the root.
 *
 * @type {(root: string, names: readonly string[]) => string[]}
 */
export const withDependencies = (root, names) => {
  /** @type {Set<string>} */
  const found = new Set();
  const add = (/** @type {string} */ name) => {
    const path = `node_modules/${name}`;
    if (found.has(path) || !existsSync(join(root, path))) return;
    found.add(path);
    const { dependencies, optionalDependencies } = readManifest(root, path);
    Object.keys({ ...dependencies, ...optionalDependencies }).forEach(add);
  };
  names.forEach(add);
  return [...found].sort();
};

const readManifest = (/** @type {string} */ root, /** @type {string} */ path) =>
  JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8'));

/**
 * Known facts of packages, by name and version.
 *
 * @type {(root: string, paths: readonly string[]) => PackedPackage[]}
 * @throws {Error} for a package without a licence, or one that the lockfile does not have
 */
export const describePackages = (root, paths) => {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const described = [...new Set(paths)].map((path) => {
    const { name, version, license } = readManifest(root, path);
    const integrity = lock.packages[path]?.integrity;
    if (typeof license !== 'string') throw new Error(`${name} ${version} states no licence.`);
    if (!integrity) throw new Error(`${name} ${version} is not in package-lock.json.`);
    return { path, name, version, license, integrity };
  });
  return described.sort((a, b) => (toOrder(a) < toOrder(b) ? -1 : 1));
};

const toOrder = (/** @type {PackedPackage} */ { name, version, path }) => `${name} ${version} ${path}`;
