import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';

const workspace = join(import.meta.dirname, '../../../..');
const letters = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'];

const countOfPairs = letters.length ** 2;
const pairAt = (/** @type {number} */ place) =>
  `${letters[Math.floor(place / letters.length)]}${letters[place % letters.length]}`;

/** Content blockers hide some of the classes that begin so. */
const hidden = 'ad';

const hashOf = (/** @type {string} */ text) => createHash('sha256').update(text).digest().readUInt32BE();
const letterOf = (/** @type {string} */ text) => hashOf(text) % letters.length;

/**
 * Two letters of its own for each style file: one by its library, since names that are alike take less of a compressed page, and one by its
 * path, so that it stays when other files come and go. Where both are taken, it gets the next pair.
 *
 * @param {readonly string[]} files paths below `libs`
 * @returns {Map<string, string>}
 */
export const toPairs = (files) => {
  /** @type {Map<string, string>} */
  const pairOf = new Map();
  const taken = new Set([hidden]);
  for (const file of [...files].sort()) {
    let place = letterOf(file.split(sep, 1).join()) * letters.length + letterOf(file);
    while (taken.has(pairAt(place))) place = (place + 1) % countOfPairs;
    taken.add(pairAt(place));
    pairOf.set(file, pairAt(place));
  }
  return pairOf;
};

/** Short names for the classes of all style files: the letters of the file, and one for the place of the part in it. */
export const createClassNames = () => {
  const libs = join(workspace, 'libs');
  const files = readdirSync(libs, { recursive: true, encoding: 'utf8' });
  const pairOf = toPairs(files.filter((file) => file.endsWith('.styles.ts')));
  return (/** @type {string} */ name, /** @type {string} */ file, /** @type {number} */ place) => {
    const letter = letters[place];
    if (!letter) throw new Error(`${file} has too many names for ${name}: divide it.`);
    return `${pairOf.get(relative(libs, file))}${letter}`;
  };
};

/**
 * A name to read while the site is being written: `PosterView_Root_4711`.
 *
 * @param {string} name
 * @param {string} file
 */
export const toReadableName = (name, file) =>
  `${basename(file, '.styles.ts')}_${name}_${hashOf(relative(workspace, file)) % 10_000}`;
