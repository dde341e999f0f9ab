import { textTable } from './textTable.mjs';

/** @typedef {Record<string, { file: string, imports?: string[], css?: string[] }>} Manifest Vite's manifest.json */

/**
 * @typedef {object} PageBudget
 * @property {string} page
 * @property {{ when: string, entries: string[], limitKb: number }[]} steps `when`: what makes the browser load it; `entries`: manifest
 *   keys; `limitKb`: kB of 1000 bytes, brotli 11, beyond what earlier steps of the page loaded
 * @property {string[]} [never] manifest keys of code that only other pages or later actions may load
 */

/** @typedef {{ page: string, when: string, files: string[], bytes: number, limit: number }} Measured */

/**
 * Weighs what each page loads, step by step; a file counts in the first step that needs it.
 *
 * @param {readonly PageBudget[]} pages
 * @param {Manifest} manifest
 * @param {(file: string) => number} sizeOf compressed bytes of one file
 * @throws {Error} when a budget names a key that the manifest does not have
 */
export const measurePages = (pages, manifest, sizeOf) =>
  pages.flatMap(({ page, steps }) => {
    /** @type {Set<string>} */
    const loaded = new Set();
    return steps.map(({ when, entries, limitKb }) => {
      const files = reachedFiles(manifest, entries).filter((file) => !loaded.has(file));
      files.forEach((file) => loaded.add(file));
      const bytes = files.reduce((sum, file) => sum + sizeOf(file), 0);
      return { page, when, files, bytes, limit: limitKb * 1000 };
    });
  });

/**
 * Code that a page loads although it belongs to other pages.
 *
 * @param {readonly PageBudget[]} pages
 * @param {Manifest} manifest
 * @returns {string[]} one sentence per piece
 */
export const foreignCode = (pages, manifest) =>
  pages.flatMap(({ page, steps, never = [] }) => {
    const files = reachedFiles(
      manifest,
      steps.flatMap(({ entries }) => entries),
    );
    return never
      .filter((key) => files.includes(chunkAt(manifest, key).file))
      .map((key) => `${page} loads ${key}, which it may not.`);
  });

/**
 * @param {Manifest} manifest
 * @param {string} key
 * @throws {Error} when there is no such chunk
 */
const chunkAt = (manifest, key) => {
  const chunk = manifest[key];
  if (!chunk)
    throw new Error(`The manifest has no chunk "${key}"; it has: ${Object.keys(manifest).join(', ')}.`);
  return chunk;
};

/**
 * The entries with everything they import statically, and the style sheets of all of these.
 *
 * @param {Manifest} manifest
 * @param {readonly string[]} entries
 */
const reachedFiles = (manifest, entries) => {
  const chunks = new Set(entries.map((key) => chunkAt(manifest, key)));
  for (const { imports = [] } of chunks) imports.forEach((key) => chunks.add(chunkAt(manifest, key)));
  return [...new Set([...chunks].flatMap(({ file, css = [] }) => [file, ...css]))];
};

/**
 * Every step stays within its limit, and something was weighed at all.
 *
 * @param {readonly Measured[]} rows
 * @returns {string[]} one sentence per problem
 */
export const byteBudgets = (rows) =>
  rows.length === 0
    ? ['No page has a byte budget.']
    : rows
        .filter(({ bytes, limit }) => bytes > limit)
        .map(
          ({ page, when, bytes, limit }) =>
            `${page}, ${when}: ${toKb(bytes)} kB is over the limit of ${toKb(limit)} kB.`,
        );

/** The rows as a table for the terminal. */
export const budgetTable = (/** @type {readonly Measured[]} */ rows) => {
  const cells = rows.map(({ page, when, files, bytes, limit }) => [
    page,
    when,
    String(files.length),
    toKb(bytes),
    toKb(limit),
  ]);
  return textTable([['page', 'loaded', 'files', 'kB br', 'limit'], ...cells], 2);
};

const toKb = (/** @type {number} */ bytes) => (bytes / 1000).toFixed(1);
