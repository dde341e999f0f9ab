import { textTable } from './textTable.mjs';

/** @typedef {Record<string, { file: string, imports?: string[], css?: string[] }>} Manifest Vite's manifest.json */

/**
 * @typedef {object} PageBudget
 * @property {string} page
 * @property {{ when: string, entries: string[], limitKb: number }[]} steps `when`: what makes the browser load it; `entries`: manifest
 *   keys; `limitKb`: kB of 1000 bytes, brotli 11, beyond what earlier steps of the page loaded
 * @property {string[]} [never] manifest keys of code that only other pages or later actions may load
 */

/** @typedef {{ page: string, when: string, files: string[], bytes: number, limit: number }} MeasuredStep */

/**
 * The compressed bytes each page loads, step by step; a file counts in the first step that needs it.
 *
 * @type {(pages: readonly PageBudget[], manifest: Manifest, sizeOf: (file: string) => number) => MeasuredStep[]}
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
 * Problems: code that a page loads although it belongs to other pages.
 *
 * @type {(pages: readonly PageBudget[], manifest: Manifest) => string[]}
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

const chunkAt = (/** @type {Manifest} */ manifest, /** @type {string} */ key) => {
  const chunk = manifest[key];
  if (!chunk)
    throw new Error(`The manifest has no chunk "${key}"; it has: ${Object.keys(manifest).join(', ')}.`);
  return chunk;
};

/** The entries with everything they import statically, and the style sheets of all of these. */
const reachedFiles = (/** @type {Manifest} */ manifest, /** @type {readonly string[]} */ entries) => {
  const chunks = new Set(entries.map((key) => chunkAt(manifest, key)));
  for (const { imports = [] } of chunks) imports.forEach((key) => chunks.add(chunkAt(manifest, key)));
  return [...new Set([...chunks].flatMap(({ file, css = [] }) => [file, ...css]))];
};

/**
 * Every step stays within its limit, and there is a step at all.
 *
 * @type {(rows: readonly MeasuredStep[]) => string[]}
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

export const budgetTable = (/** @type {readonly MeasuredStep[]} */ rows) => {
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
