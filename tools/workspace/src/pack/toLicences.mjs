import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const licenceFile = /^(licen[cs]es?|notice|copying|third.party.licenses)\b/i;
const readMe = /^readme/i;

/**
 * The licences of packages: of each its name, what it states, and the texts it brings; of one that brings none, its README.
 *
 * @type {(root: string, packages: readonly import('./findPackages.mjs').PackedPackage[]) => string}
 */
export const toLicences = (root, packages) =>
  packages
    .map(({ name, version, license, path }) => {
      const texts = readTexts(join(root, path));
      return [`${name} ${version}: ${license}`, ...texts].join('\n\n');
    })
    .join(`\n\n${'='.repeat(80)}\n\n`)
    .concat('\n');

const readTexts = (/** @type {string} */ folder) => {
  const texts = filesIn(folder, licenceFile);
  return texts.length > 0 ? texts : filesIn(folder, readMe);
};

/** @type {(folder: string, names: RegExp) => string[]} */
const filesIn = (folder, names) =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => names.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesIn(path, /./) : [readFileSync(path, 'utf8').trim()];
    });
