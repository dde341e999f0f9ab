/** @typedef {{ path: string, text: string }} SourceFile path from the workspace root, with `/` */

/**
 * @typedef {object} LibrarySize
 * @property {string} name folder, such as `libs/ui`
 * @property {number} lines
 * @property {number} files
 * @property {number} median lines of a file
 * @property {number} p95 lines that 95 of 100 files do not exceed
 */

/** A library above this is split by purpose. */
export const lineLimit = 4000;

/** Sample content of the reference platform is counted apart: it grows with what the site shows, not with its code. */
const sampleContent = 'libs/reference-platform/src/seed/';

/** Counted: what a library is made of. Tests, stories, fixtures and generated files are not. */
const isSource = (/** @type {string} */ path) =>
  /^(libs\/[^/]+\/src|tools\/[^/]+)\/.*\.(ts|tsx|js|mjs|css)$/.test(path) &&
  !/\.(test|stories)\.|\/generated\//.test(path);

/**
 * Measures every library and tool; sample content is a row of its own.
 *
 * @param {readonly SourceFile[]} files
 * @returns {LibrarySize[]} by name
 */
export const measureLibraries = (files) => {
  /** @type {Record<string, number[]>} */
  const lines = {};
  for (const { path, text } of files.filter((file) => isSource(file.path))) {
    const name = path.startsWith(sampleContent) ? 'sample content' : path.split('/', 2).join('/');
    (lines[name] ??= []).push(text.split('\n').length - 1);
  }
  return Object.entries(lines)
    .map(([name, counts]) => toSize(name, counts))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
};

/**
 * @param {string} name
 * @param {readonly number[]} counts lines of each file
 * @returns {LibrarySize}
 */
const toSize = (name, counts) => {
  const sorted = counts.toSorted((a, b) => a - b);
  /** @param {number} share */
  const at = (share) => sorted[Math.ceil(sorted.length * share) - 1] ?? 0;
  return {
    name,
    lines: sorted.reduce((sum, count) => sum + count, 0),
    files: sorted.length,
    median: at(0.5),
    p95: at(0.95),
  };
};

/**
 * No library is too large to be known by one person.
 *
 * @param {readonly LibrarySize[]} sizes
 * @returns {string[]} one sentence per problem
 */
export const librarySizes = (sizes) =>
  sizes
    .filter(({ name, lines }) => name.startsWith('libs/') && lines > lineLimit)
    .map(({ name, lines }) => `${name} has ${lines} lines; ${lineLimit} are allowed.`);
