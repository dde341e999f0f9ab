import { createHash } from 'node:crypto';
import { basename, join, relative } from 'node:path';

const workspace = join(import.meta.dirname, '../../../..');
const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** What content blockers hide on every site. */
const hidden = /^ad[svxz]$/;

/**
 * A short name for a class of a CSS module, the same in every build of the same source.
 *
 * @param {string} name
 * @param {string} file
 */
export const toClassName = (name, file) => {
  const digest = createHash('sha256')
    .update(`${relative(workspace, file)} ${name}`)
    .digest();
  return Array.from(digest.subarray(0, 3), (byte) => letters[byte % letters.length]).join('');
};

/**
 * A name to read while the site is being written: `PosterView_Root_kXe`.
 *
 * @param {string} name
 * @param {string} file
 */
export const toReadableName = (name, file) =>
  `${basename(file).replace(/\..*/, '')}_${name}_${toClassName(name, file)}`;

/**
 * Two classes with one short name would get each other's rules. Of three hundred new classes one gets a name that is taken.
 *
 * @param {{ short: string; source: string }[]} classes with where each is written
 * @throws {Error} when a short name is taken, or hidden by content blockers
 */
export const checkClassNames = (classes) => {
  const taken = new Set();
  for (const { short, source } of classes) {
    if (taken.has(short) || hidden.test(short))
      throw new Error(`${source} needs another name: its short name ${short} cannot be used.`);
    taken.add(short);
  }
};
